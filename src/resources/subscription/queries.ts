import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { subscriptionKeys } from './keys';
import { subscriptionStatusSchema, type SubscriptionStatus } from './schema';

/**
 * `GET /subscription/credit-purchase-status`.
 * @throws MalformedResponseError `Failed to fetch subscription status` when it isn't successful
 */
export async function fetchSubscriptionStatus(signal: AbortSignal): Promise<SubscriptionStatus> {
  const body = await request(endpoints.creditPurchaseStatus, { signal });
  const parsed = v.safeParse(subscriptionStatusSchema, body);
  if (!parsed.success) throw new MalformedResponseError('Failed to fetch subscription status');
  return parsed.output;
}

/** What the member's plan allows; decides Buy More, Subscribe and the chip of a locked card. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: subscriptionKeys.status,
  queryFn: ({ signal }) => fetchSubscriptionStatus(signal),
  staleTime: 5 * 60_000,
  meta: { refetchAfterPayment: true },
});
