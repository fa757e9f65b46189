import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { subscriptionKeys } from './keys';
import { subscriptionStatusSchema, type SubscriptionStatus } from './schema';

/**
 * `GET /subscription/credit-purchase-status`.
 * @throws MalformedResponseError when it isn't successful
 */
export function fetchSubscriptionStatus(signal: AbortSignal): Promise<SubscriptionStatus> {
  return request(endpoints.creditPurchaseStatus, { schema: subscriptionStatusSchema, signal });
}

/** What the member's plan allows; decides Buy More, Subscribe and the chip of a locked card. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: subscriptionKeys.status,
  queryFn: ({ signal }) => fetchSubscriptionStatus(signal),
  staleTime: 5 * 60_000,
  meta: { refetchAfterPayment: true },
});
