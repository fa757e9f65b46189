import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { acceptBody } from '@/http/accept-body';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { creditKeys } from '@/resources/credits/keys';
import { readPlatformCosts, type PlatformCost } from './schema';

/**
 * `GET /tokens/platform-costs`.
 * @throws RejectedError for `success: false`; MalformedResponseError when the body contains no list of
 *   platforms
 */
export async function fetchPlatformCosts(signal: AbortSignal): Promise<PlatformCost[]> {
  const costs = readPlatformCosts(acceptBody(await request(endpoints.platformCosts, { signal })));
  if (!costs) throw new MalformedResponseError('platform-costs responded without platforms.');
  return costs;
}

const COSTS_FRESH_MS = 5 * 60_000;

/** The cost of every platform; the transaction history takes platform names from it. */
export const platformCostsQuery = queryOptions({
  queryKey: creditKeys.platformCosts,
  queryFn: ({ signal }) => fetchPlatformCosts(signal),
  staleTime: COSTS_FRESH_MS,
});
