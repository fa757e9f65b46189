import { env } from '@/config/env';
import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { requireObject } from '@/http/accept-body';
import { HttpError, RejectedError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { recordOrDefaults } from '@/lib/optional-fields';
import { securePageUrl } from '@/lib/secure-page-url';
import { hasSucceeded } from './has-succeeded';
import { isPaymentPending, type VerificationResponse } from './verification/outcome';
import { checkoutSchema, paymentSchema, type Payment } from './schema';

export interface Purchase {
  /** Dollars. */
  amount: number;
  configName: string;
}

/**
 * `POST /payments/create-checkout-session` (docs/product/purchase.md#checkout). The server's number
 * of credits is only logged.
 * @returns the address of the hosted checkout, safe to follow
 * @throws RejectedError when there is no session, or none with a secure address
 * @throws HttpError, NetworkError: see checkout-failure.ts
 */
export async function createCheckout({ amount, configName }: Purchase): Promise<string> {
  const body = await request(endpoints.creditCheckout, {
    method: 'POST',
    body: { amount, configName },
  });
  const response = parseResponse(recordOrDefaults(checkoutSchema), body);
  if (!hasSucceeded(response.success, response.url)) throw new RejectedError(body);
  const url = securePageUrl(response.url, env().mode !== 'prod');
  if (url === null) throw new RejectedError(null);
  console.info('Checkout session created; credits by the server:', response.calculatedCredits);
  return url;
}

/**
 * `POST /payments/verify-session` (docs/product/purchase.md#payment-success).
 * @throws HttpError, NetworkError, MalformedResponseError, all shown as `VERIFY_FAILED`
 */
export async function verifyPayment(sessionId: string): Promise<VerificationResponse<Payment>> {
  const body = requireObject(
    await request(endpoints.verifyPayment, {
      method: 'POST',
      body: { sessionId },
      identity: 'pending',
    }),
  );
  if (!hasSucceeded(body['success'], body['data'])) {
    return { state: 'failed', message: serverMessage(body) ?? 'Payment verification failed' };
  }
  if (isPaymentPending(body)) return { state: 'pending' };
  return { state: 'success', result: parseResponse(recordOrDefaults(paymentSchema), body['data']) };
}

/** The error of a verification that threw (docs/product/purchase.md#payment-success). */
export const VERIFY_FAILED = 'Failed to verify payment';

/**
 * The server's message for a failed verification, shown below `VERIFY_FAILED`; `null` without one,
 * and for a 5xx, whose message does not help the member.
 */
export function verifyErrorDetail(error: Error): string | null {
  return error instanceof HttpError && error.status < 500 ? serverMessage(error.body) : null;
}
