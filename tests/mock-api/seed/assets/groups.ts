import type { MockAssets } from '../../types';

/** The names of the groups of `GET /user-assets`, exactly as the credits specification has them. */
const GROUPS = [
  'salesai',
  'aiworkflow',
  'assessment',
  'valuepropositions',
  'targetMarkets',
  'trafficsources',
  'understandaudiences',
  'valueladders',
  'consultingNiches',
  'fyconsultingniches',
  'fyscopilots',
  'FYCniches',
  'fyccopilots',
] as const;
export type AssetGroup = (typeof GROUPS)[number];

/** Every group, empty; brand stories stand in a list of their own below `Result`. */
export function noOutputs(): MockAssets {
  return { ...Object.fromEntries(GROUPS.map((group) => [group, []])), brandstory: { Result: [] } };
}
