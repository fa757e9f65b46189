import { queryOptions } from '@tanstack/react-query';
import { fetchSubscriptionStatus } from './api';
import { subscriptionKeys } from './keys';

/**
 * What the member's plan allows: whether Buy More and Subscribe show, and which chip a lock wears.
 */
export const subscriptionStatusQuery = queryOptions({
  queryKey: subscriptionKeys.status,
  queryFn: ({ signal }) => fetchSubscriptionStatus(signal),
  staleTime: 5 * 60_000,
  meta: { money: true },
});
