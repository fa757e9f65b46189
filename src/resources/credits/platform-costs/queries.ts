import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { foundBy } from '@/lib/parse/field-schemas';
import { creditKeys } from '@/resources/credits/keys';
import { readPlatformCosts, type PlatformCost } from './schema';

/**
 * `GET /tokens/platform-costs`.
 * @throws MalformedResponseError for `success: false`, and when the body contains no list of
 *   platforms
 */
export function fetchPlatformCosts(signal: AbortSignal): Promise<PlatformCost[]> {
  return request(endpoints.platformCosts, { schema: foundBy(readPlatformCosts), signal });
}

const COSTS_FRESH_MS = 5 * 60_000;

/** The cost of every platform; the transaction history takes platform names from it. */
export const platformCostsQuery = queryOptions({
  queryKey: creditKeys.platformCosts,
  queryFn: ({ signal }) => fetchPlatformCosts(signal),
  staleTime: COSTS_FRESH_MS,
});
