import { newId } from '../ids';
import type { AssetGroup } from '../seed/assets/groups';
import type { MockMember, MockTool } from '../types';

/** The tools whose answers are kept, by `platformId`, and the groups that they are kept in. */
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

/** Whether what this tool answers is kept for the member's profile page. */
export function keepsOutputs({ platformId }: Pick<MockTool, 'platformId'>): boolean {
  return platformId in GROUPS;
}

/** Keeps an answer of a tool. @param asked what the member typed */
export function keepOutput(member: MockMember, tool: MockTool, asked: string, now: number): void {
  const group = GROUPS[tool.platformId];
  if (group === undefined) return;
  const kept = member.assets[group];
  member.assets[group] = [
    {
      id: newId(),
      gptResponse: `## A first answer\n\nYou asked about **${asked}**. Three steps to begin with:\n\n1. Say it to one client this week, in one sentence.\n2. Write down the words that they use in reply.\n3. Come back with those words.`,
      createdAt: new Date(now).toISOString(),
    },
    ...(Array.isArray(kept) ? (kept as unknown[]) : []),
  ];
}
