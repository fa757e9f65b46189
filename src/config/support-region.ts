/** The regions of the messenger's provider: United States, Europe, Australia. */
export const SUPPORT_REGIONS = ['us', 'eu', 'ap'] as const;
export type SupportRegion = (typeof SUPPORT_REGIONS)[number];

/** Parses `VITE_SUPPORT_REGION`; `null` for an unknown region, which fails the build. */
export function parseSupportRegion(value: string): SupportRegion | null {
  return SUPPORT_REGIONS.find((region) => region === value.toLowerCase()) ?? null;
}
