import { queryOptions } from '@tanstack/react-query';
import { fetchSubscriptionStatus } from './api';
import { subscriptionKeys } from './keys';

/** What the member's plan allows; decides Buy More, Subscribe and the chip of a locked card. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: subscriptionKeys.status,
  queryFn: ({ signal }) => fetchSubscriptionStatus(signal),
  staleTime: 5 * 60_000,
  meta: { refetchAfterPayment: true },
});
