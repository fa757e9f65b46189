import { HttpError, RejectedError } from '@/http/http-error';
import { failureMessage, serverMessage } from '@/http/server-message';

/**
 * The alert after a failed credit purchase, `Payment error: …` (docs/product/purchase.md#checkout):
 * with the server's message where there is one.
 */
export function purchaseAlert(error: unknown): string {
  return `Payment error: ${failureMessage(error) ?? 'Failed to create checkout session'}`;
}

const NOT_STARTED = 'Failed to start subscription. Please try again.';
const FAILED = 'An error occurred. Please try again.';

/**
 * The alert after a failed start of a subscription (docs/product/plans.md#start-subscription): the
 * server's message where there is one.
 */
export function subscriptionAlert(error: unknown): string {
  return failureMessage(error) ?? (error instanceof RejectedError ? NOT_STARTED : FAILED);
}

/** The error of a payment that the server has rejected without a message. */
export const PAYMENT_REJECTED = 'Payment verification failed';
/** The error of a verification that threw (docs/product/purchase.md#payment-success). */
export const VERIFY_FAILED = 'Failed to verify payment';

/**
 * The server's message for a failed verification, shown below `VERIFY_FAILED`; `null` without one,
 * and for a 5xx, whose message does not help the member.
 */
export function verifyErrorDetail(error: Error): string | null {
  return error instanceof HttpError && error.status < 500 ? serverMessage(error.body) : null;
}
