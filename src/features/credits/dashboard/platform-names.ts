import type { PlatformCost } from '@/resources/credits/platform-costs/schema';

/** The names of the platforms by their id. */
export function toPlatformNames(costs: readonly PlatformCost[]): Map<string, string> {
  return new Map(
    costs.flatMap(({ platformId, name }) => (platformId === null ? [] : [[platformId, name]])),
  );
}
