import { env } from '@/config/env';
import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { HttpError, MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { serverMessage } from '@/http/server-message';
import { isRecord, recordOrDefaults } from '@/lib/optional-fields';
import { securePageUrl } from '@/lib/secure-page-url';
import { succeeded } from './succeeded';
import { isLate, type VerificationAnswer } from './verification/outcome';
import { PurchaseRejectedError } from './checkout-failure';
import { checkoutSchema, paymentSchema, type Payment } from './schema';

/** A purchase: dollars, and the name of the configuration that sells them. */
export interface Purchase {
  amount: number;
  configName: string;
}

/**
 * `POST /payments/create-checkout-session`. The server's own credit figure is only logged (credits
 * specification, section 5).
 * @returns the address of the hosted checkout, safe to follow
 * @throws PurchaseRejectedError when there is no session, or none with a secure address
 * @throws HttpError, NetworkError: see checkout-failure.ts
 */
export async function createCheckout({ amount, configName }: Purchase): Promise<string> {
  const body = await request(endpoints.creditCheckout, {
    method: 'POST',
    body: { amount, configName },
  });
  const answer = parseResponse(recordOrDefaults(checkoutSchema), body);
  if (!succeeded(answer.success, answer.url)) throw new PurchaseRejectedError(serverMessage(body));
  const url = securePageUrl(answer.url, env().mode !== 'prod');
  if (url === null) throw new PurchaseRejectedError();
  console.info('Checkout session created; credits by the server:', answer.calculatedCredits);
  return url;
}

/**
 * `POST /payments/verify-session`: what became of a checkout session.
 * @throws HttpError, NetworkError, MalformedResponseError: `VERIFY_FAILED` says it to the member
 */
export async function verifyPayment(sessionId: string): Promise<VerificationAnswer<Payment>> {
  const body = await request(endpoints.verifyPayment, {
    method: 'POST',
    body: { sessionId },
    identity: 'pending',
  });
  if (!isRecord(body))
    throw new MalformedResponseError('verify-session answered without an object.');
  if (!succeeded(body['success'], body['data'])) {
    return { state: 'failed', message: serverMessage(body) ?? 'Payment verification failed' };
  }
  if (isLate(body)) return { state: 'late' };
  return { state: 'success', result: parseResponse(recordOrDefaults(paymentSchema), body['data']) };
}

/**
 * What the payment page says when verifying raised an exception (core specification, section 8).
 */
export const VERIFY_FAILED = 'Failed to verify payment';

/**
 * What the server said when it refused to verify, to stand beside `VERIFY_FAILED`; `null` without
 * words, and for a server that stumbled: its own are no help.
 */
export function verifyRefusal(error: Error): string | null {
  return error instanceof HttpError && error.status < 500 ? serverMessage(error.body) : null;
}
