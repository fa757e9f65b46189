import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import type { Transaction } from './schema';

/** The name of spending without a platform. */
export const UNNAMED = 'Other';

/** The names of the platforms by their id, from the platform costs. */
export function toPlatformNames(costs: readonly PlatformCost[]): Map<string, string> {
  return new Map(
    costs.flatMap(({ platformId, name }) => (platformId === null ? [] : [[platformId, name]])),
  );
}

/**
 * The name of a transaction's platform: by its id from the platform costs, else the id with spaces.
 * Added credits are named by their description.
 */
export function platformNameOf(
  { platformId, isCredit, description }: Transaction,
  names: ReadonlyMap<string, string>,
): string {
  if (isCredit) return description;
  if (platformId === null) return UNNAMED;
  return names.get(platformId) ?? platformId.replaceAll(/[-_]+/g, ' ');
}
