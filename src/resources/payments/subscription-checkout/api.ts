import { env } from '@/config/env';
import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { requireObject } from '@/http/accept-body';
import { RejectedError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { recordOrDefaults } from '@/lib/optional-fields';
import { securePageUrl } from '@/lib/secure-page-url';
import { isFreePlan, type Plan } from '@/resources/subscription/plans/schema';
import { hasSucceeded } from '../has-succeeded';
import { isPaymentPending, type VerificationResponse } from '../verification/outcome';
import {
  subscriptionCheckoutSchema,
  subscriptionResultSchema,
  type SubscriptionResult,
} from './schema';

/**
 * `POST /subscription/create-checkout-session`.
 * @returns the address of the hosted checkout, safe to follow; `null` for the free plan, for which
 *   no request is sent (docs/product/plans.md#start-subscription)
 * @throws RejectedError when there is no session, or none with a secure address
 * @throws HttpError, NetworkError, MalformedResponseError: see failure.ts
 */
export async function createSubscriptionCheckout(plan: Plan): Promise<string | null> {
  if (isFreePlan(plan)) return null;
  const { id, name, price, credits, stripeProductId } = plan;
  const body = await request(endpoints.subscriptionCheckout, {
    method: 'POST',
    body: { planId: id, planName: name, price, credits, stripeProductId },
  });
  const response = parseResponse(subscriptionCheckoutSchema, requireObject(body));
  if (!hasSucceeded(response.success, response.sessionUrl)) throw new RejectedError(body);
  const url = securePageUrl(response.sessionUrl, env().mode !== 'prod');
  if (url === null) throw new RejectedError(null);
  return url;
}

/**
 * `POST /subscription/verify-session`. A rejected session only hides the details of the page
 * (docs/product/plans.md#subscription-success).
 * @throws HttpError, NetworkError, MalformedResponseError
 */
export async function verifySubscription(
  sessionId: string,
): Promise<VerificationResponse<SubscriptionResult>> {
  const body = requireObject(
    await request(endpoints.verifySubscription, {
      method: 'POST',
      body: { sessionId },
      identity: 'pending',
    }),
  );
  if (!hasSucceeded(body['success'], body['data'])) {
    const message = serverMessage(body) ?? 'The session was not confirmed.';
    console.warn('The subscription could not be verified.', message);
    return { state: 'failed', message };
  }
  if (isPaymentPending(body)) return { state: 'pending' };
  return {
    state: 'success',
    result: parseResponse(recordOrDefaults(subscriptionResultSchema), body['data']),
  };
}
