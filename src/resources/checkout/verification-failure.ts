import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

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
