import { RejectedError } from '@/http/http-error';
import { failureMessage } from '@/http/server-message';

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
