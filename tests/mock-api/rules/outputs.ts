import { newId } from '../ids';
import type { AssetGroup } from '../seed/assets/groups';
import type { MockMember, MockTool } from '../types';

/** The groups of saved outputs of the tools that have one, by `platformId`. */
const GROUPS: Readonly<Record<string, AssetGroup>> = {
  'value-ladder-agent': 'valueladders',
  'traffic-source-agent': 'trafficsources',
  'irresistible-offer-agent': 'understandaudiences',
  'business-vision-agent': 'consultingNiches',
  'target-market-agent': 'targetMarkets',
  'value-proposition-agent': 'valuepropositions',
  'find-your-consulting-niche-agent': 'fyconsultingniches',
  'find-your-speaker-identity-agent': 'fyscopilots',
  'find-your-coaching-niche-agent': 'FYCniches',
  'find-your-calling-agent': 'fyccopilots',
};

/** Whether the outputs of a tool are saved for the profile page. */
export function savesOutputs({ platformId }: Pick<MockTool, 'platformId'>): boolean {
  return platformId in GROUPS;
}

/** Saves an output of a tool. @param question that the member typed */
export function saveOutput(
  member: MockMember,
  tool: MockTool,
  question: string,
  now: number,
): void {
  const group = GROUPS[tool.platformId];
  if (group === undefined) return;
  const existing = member.assets[group];
  const output = {
    id: newId(),
    gptResponse: `## A first answer\n\nYou asked about **${question}**. Three steps to begin with:\n\n1. Say it to one client this week, in one sentence.\n2. Write down the words that they use in reply.\n3. Come back with those words.`,
    createdAt: new Date(now).toISOString(),
  };
  member.assets = {
    ...member.assets,
    [group]: [output, ...(Array.isArray(existing) ? (existing as unknown[]) : [])],
  };
}
