import type { MockAssets } from '../../types';

/** The names of the groups of `GET /user-assets` (docs/product/outputs.md#tabs). */
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

/** All groups, empty; brand stories are in a list below `Result`. */
export function noOutputs(): MockAssets {
  return { ...Object.fromEntries(GROUPS.map((group) => [group, []])), brandstory: { Result: [] } };
}
