/** The groups of saved outputs and the tabs that show them (docs/product/outputs.md#tabs). */

/** The tabs in their order. */
const OUTPUT_TABS = [
  { value: 'agents', label: 'Agents' },
  { value: 'purposeTools', label: 'Purpose Tools' },
  { value: 'salesAi', label: 'Sales AI' },
  { value: 'aiWorkflow', label: 'AI Workflow' },
  { value: 'assessment', label: 'Assessment' },
  { value: 'brandStory', label: 'Brand Story' },
] as const;

export type OutputTab = (typeof OUTPUT_TABS)[number]['value'];

/** The tab of all outputs, and the others. */
export const LIST_TABS = [{ value: 'all', label: 'All' }, ...OUTPUT_TABS] as const;

export type ListTab = (typeof LIST_TABS)[number]['value'];

/** The titles of agent and purpose outputs by group. */
export const TEXT_GROUPS = {
  valueladders: { title: 'Value Ladder Agent', tab: 'agents' },
  trafficsources: { title: 'Traffic Source Agent', tab: 'agents' },
  understandaudiences: { title: 'Irresistible Offer Agent', tab: 'agents' },
  consultingNiches: { title: 'Business Vision Agent', tab: 'agents' },
  targetMarkets: { title: 'Target Market Agent', tab: 'agents' },
  valuepropositions: { title: 'Value Proposition Agent', tab: 'agents' },
  fyconsultingniches: { title: 'Find your Consulting Niche Agent', tab: 'purposeTools' },
  fyscopilots: { title: 'Find your Speaker identity Agent', tab: 'purposeTools' },
  FYCniches: { title: 'Find your Coaching Niche Agent', tab: 'purposeTools' },
  fyccopilots: { title: 'Find your Calling Agent', tab: 'purposeTools' },
} as const satisfies Record<string, { title: string; tab: OutputTab }>;

export type TextGroup = keyof typeof TEXT_GROUPS;

/** A group's key, case-sensitive as in the response. */
export type OutputGroup = TextGroup | 'salesai' | 'aiworkflow' | 'assessment' | 'brandstory';

/** The visible name of a tab. */
export function tabLabel(tab: OutputTab): string {
  return OUTPUT_TABS.find(({ value }) => value === tab)?.label ?? '';
}
