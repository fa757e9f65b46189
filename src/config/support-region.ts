/** Where the messenger's provider keeps its data: the United States, Europe or Australia. */
export const SUPPORT_REGIONS = ['us', 'eu', 'ap'] as const;
export type SupportRegion = (typeof SUPPORT_REGIONS)[number];

/** The region that `VITE_SUPPORT_REGION` names; `null` for any other, which the build refuses. */
export function parseSupportRegion(value: string): SupportRegion | null {
  return SUPPORT_REGIONS.find((region) => region === value.toLowerCase()) ?? null;
}
