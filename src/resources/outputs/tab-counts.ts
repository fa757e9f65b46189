import type { ListTab } from './groups';
import type { SavedOutput } from './saved-output';

/** How many outputs are on each tab. */
export function countByTab(outputs: readonly SavedOutput[]): Record<ListTab, number> {
  const counts: Record<ListTab, number> = {
    all: outputs.length,
    agents: 0,
    purposeTools: 0,
    salesAi: 0,
    aiWorkflow: 0,
    assessment: 0,
    brandStory: 0,
  };
  for (const { tab } of outputs) counts[tab] += 1;
  return counts;
}

/** The outputs of a tab. */
export function outputsOfTab(
  outputs: readonly SavedOutput[],
  tab: ListTab,
): readonly SavedOutput[] {
  return tab === 'all' ? outputs : outputs.filter((output) => output.tab === tab);
}
