import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import type { Transaction } from './schema';

/** The name of a platform without one. */
export const UNNAMED = 'Other';

/** The names of the platforms by their id. */
export function toPlatformNames(costs: readonly PlatformCost[]): Map<string, string> {
  return new Map(
    costs.flatMap(({ platformId, name }) => (platformId === null ? [] : [[platformId, name]])),
  );
}

/**
 * Returns a function that names a transaction's platform: as grouped by the server, else by id from
 * other transactions or the platform costs. Added credits are named by their description.
 */
export function createPlatformNamer(
  transactions: readonly Transaction[],
  platformNames: ReadonlyMap<string, string>,
): (transaction: Transaction) => string {
  /** The name per id; `null` for an id with two names, which cannot be a platform's. */
  const nameById = new Map<string, string | null>();
  for (const { platformId, platformName, isCredit } of transactions) {
    if (platformId === null || platformName === null || isCredit) continue;
    const known = nameById.get(platformId);
    nameById.set(platformId, known === undefined || known === platformName ? platformName : null);
  }

  return ({ platformName, platformId, isCredit, description }) => {
    if (platformName !== null) return platformName;
    if (isCredit) return description;
    if (platformId === null) return UNNAMED;
    return (
      nameById.get(platformId) ??
      platformNames.get(platformId) ??
      platformId.replaceAll(/[-_]+/g, ' ')
    );
  };
}
