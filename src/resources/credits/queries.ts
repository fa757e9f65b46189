import { queryOptions } from '@tanstack/react-query';
import { checkAvailability, fetchBalance } from './api';
import { creditKeys } from './keys';

/**
 * The balance: loaded once a member is there, and again whenever the tab becomes visible
 * (core specification, section 4).
 */
export const balanceQuery = queryOptions({
  queryKey: creditKeys.balance,
  queryFn: ({ signal }) => fetchBalance(signal),
  staleTime: Infinity,
  // It has its Retry: the bar, which arrives later, doesn't ask again.
  retryOnMount: false,
  refetchOnWindowFocus: 'always',
  meta: { money: true },
});

/** Whether one use of a platform can be paid for; asked once a visit of the tool's page. */
export function availabilityQuery(platformId: string) {
  return queryOptions({
    queryKey: creditKeys.availability(platformId),
    queryFn: ({ signal }) => checkAvailability(platformId, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { money: true },
  });
}
