import { queryOptions } from '@tanstack/react-query';
import { checkAvailability, fetchBalance } from './api';
import { creditKeys } from './keys';

/**
 * The balance; refetched whenever the tab becomes visible (docs/product/credits.md#balance). A failed
 * load counts as zero credits, see `useCredits`.
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

/** Whether the member can afford one use of a platform; requested once per visit of a tool page. */
export function availabilityQuery(platformId: string) {
  return queryOptions({
    queryKey: creditKeys.availability(platformId),
    queryFn: ({ signal }) => checkAvailability(platformId, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { refetchAfterPayment: true },
  });
}
