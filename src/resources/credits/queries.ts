import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { creditKeys } from './keys';
import { balanceSchema, type Balance } from './schema';

/** `GET /tokens/balance`. */
export function fetchBalance(signal: AbortSignal): Promise<Balance> {
  return request(endpoints.balance, { schema: balanceSchema, signal });
}

/**
 * The balance; refetched whenever the tab becomes visible (docs/product/credits.md#balance). A
 * failed load counts as zero credits, see `useCredits`.
 */
export const balanceQuery = queryOptions({
  queryKey: creditKeys.balance,
  queryFn: ({ signal }) => fetchBalance(signal),
  staleTime: Infinity,
  // A failed load shows Retry; the navigation bar, which mounts later, must not refetch.
  retryOnMount: false,
  refetchOnWindowFocus: 'always',
  meta: { refetchAfterPayment: true },
});

/**
 * `GET /usage/status`: the usage of the signed-in member. No screen shows its fields, so the
 * response is not parsed.
 */
export const usageStatusQuery = queryOptions({
  queryKey: ['usage', 'status'],
  queryFn: ({ signal }) => request(endpoints.usageStatus, { signal }),
  staleTime: Infinity,
});
