import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { env } from '@/config/env';
import { RejectedError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { anyRecord, recordOrDefaults } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { securePageUrl } from '@/lib/parse/secure-page-url';
import type { Plan } from '@/resources/subscription/plans/schema';
import {
  paymentSchema,
  subscriptionResultSchema,
  type Payment,
  type SubscriptionResult,
  type VerificationResponse,
} from './schema';
import { PAYMENT_REJECTED } from './checkout-failure';

export interface Purchase {
  /** In whole units of the configuration's currency. */
  amount: number;
  configName: string;
}

/**
 * `POST /payments/create-checkout-session` (docs/product/purchase.md#checkout). The server's number
 * of credits is only logged.
 * @returns the URL of the hosted checkout, safe to follow
 * @throws RejectedError when there is no session, or none with a secure URL
 * @throws HttpError, NetworkError, MalformedResponseError: see checkout-failure.ts
 */
export async function createCheckout({ amount, configName }: Purchase): Promise<string> {
  const response = await request(endpoints.creditCheckout, {
    schema: anyRecord,
    method: 'POST',
    body: { amount, configName },
  });
  const url = requireCheckoutUrl(response, response['url']);
  console.info('Checkout session created; credits by the server:', response['calculatedCredits']);
  return url;
}

/**
 * `POST /subscription/create-checkout-session` (docs/product/plans.md#start-subscription).
 * @returns the URL of the hosted checkout, safe to follow
 * @throws RejectedError when there is no session, or none with a secure URL
 * @throws HttpError, NetworkError, MalformedResponseError: see checkout-failure.ts
 */
export async function createSubscriptionCheckout(plan: Plan): Promise<string> {
  const { id, name, price, credits, stripe } = plan;
  const response = await request(endpoints.subscriptionCheckout, {
    schema: anyRecord,
    method: 'POST',
    body: { planId: id, planName: name, price, credits, stripeProductId: stripe.productId },
  });
  return requireCheckoutUrl(response, response['sessionUrl']);
}

/**
 * Returns the URL of a created checkout; throws RejectedError without a secure one.
 * @param url a field of the response, not validated
 */
function requireCheckoutUrl(response: Readonly<Record<string, unknown>>, url: unknown): string {
  if (!hasSucceeded(response['success'], url)) throw new RejectedError(response);
  const secureUrl = securePageUrl(url, env().mode !== 'prod');
  if (secureUrl === null) throw new RejectedError(null);
  return secureUrl;
}

/**
 * `POST /payments/verify-session` (docs/product/purchase.md#payment-success).
 * @throws HttpError, NetworkError, MalformedResponseError: see checkout-failure.ts
 */
export function verifyPayment(sessionId: string): Promise<VerificationResponse<Payment>> {
  return verifySession(endpoints.verifyPayment, sessionId, recordOrDefaults(paymentSchema));
}

/**
 * `POST /subscription/verify-session`. A rejected session only hides the details of the page
 * (docs/product/plans.md#subscription-success).
 * @throws HttpError, NetworkError, MalformedResponseError
 */
export async function verifySubscription(
  sessionId: string,
): Promise<VerificationResponse<SubscriptionResult>> {
  const schema = recordOrDefaults(subscriptionResultSchema);
  const response = await verifySession(endpoints.verifySubscription, sessionId, schema);
  if (response.state === 'failed') {
    console.warn('The subscription could not be verified.', response.message);
  }
  return response;
}

/** @param schema of the `data` of a success */
async function verifySession<Result>(
  path: string,
  sessionId: string,
  schema: v.GenericSchema<unknown, Result>,
): Promise<VerificationResponse<Result>> {
  const body = await request(path, { schema: anyRecord, method: 'POST', body: { sessionId } });
  const status = paymentStatus(body);
  if (!hasSucceeded(body['success'], body['data']) || FAILED_STATUSES.has(status)) {
    return { state: 'failed', message: serverMessage(body) ?? PAYMENT_REJECTED };
  }
  if (PENDING_STATUSES.has(status)) return { state: 'pending' };
  return { state: 'success', result: v.parse(schema, body['data']) };
}

/**
 * Whether a payment request has succeeded: `success` is true, or it is missing and there is a
 * result. Any other value of `success` counts as a failure.
 * @param success the `success` field, not validated
 * @param outcome the requested data, not validated
 */
function hasSucceeded(success: unknown, outcome: unknown): boolean {
  return success === true || (success === undefined && Boolean(outcome));
}

const PENDING_STATUSES = new Set(['pending', 'processing', 'unpaid', 'open']);

/**
 * The payment has ended without money, even if the response itself is a success. An unknown status
 * does not change a success.
 */
const FAILED_STATUSES = new Set([
  'failed',
  'payment_failed',
  'requires_payment_method',
  'canceled',
  'cancelled',
  'expired',
  'declined',
  'refunded',
  'void',
  'uncollectible',
]);

/** The payment's status in lower case; '' without one. */
function paymentStatus(response: Readonly<Record<string, unknown>>): string {
  const data = isRecord(response['data']) ? response['data'] : {};
  const status = data['paymentStatus'] ?? response['paymentStatus'];
  return typeof status === 'string' ? status.trim().toLowerCase() : '';
}
