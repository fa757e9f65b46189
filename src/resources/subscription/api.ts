import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
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
