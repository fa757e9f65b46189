import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** A checkout session that the server refused, or whose address can't be followed. */
export class SubscriptionRejectedError extends Error {
  override name = 'SubscriptionRejectedError';

  constructor(message: string | null = null) {
    super(message ?? 'Failed to start subscription. Please try again.');
  }
}

/**
 * The alert after a failed start of a subscription (core specification, section 8): the server's
 * message where there is one.
 */
export function subscriptionAlert(error: unknown): string {
  if (error instanceof SubscriptionRejectedError) return error.message;
  const message = error instanceof HttpError ? serverMessage(error.body) : null;
  return message ?? 'An error occurred. Please try again.';
}
