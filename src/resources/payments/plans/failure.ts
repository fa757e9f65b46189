import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** The server rejected the checkout, or its address is not secure. */
export class SubscriptionRejectedError extends Error {
  override name = 'SubscriptionRejectedError';

  constructor(message: string | null = null) {
    super(message ?? 'Failed to start subscription. Please try again.');
  }
}

/**
 * The alert text of a failed subscription checkout (docs/product/plans.md#start-subscription).
 */
export function subscriptionAlert(error: unknown): string {
  if (error instanceof SubscriptionRejectedError) return error.message;
  const message = error instanceof HttpError ? serverMessage(error.body) : null;
  return message ?? 'An error occurred. Please try again.';
}
