import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** A checkout session that the server refused, or whose address can't be followed. */
export class PurchaseRejectedError extends Error {
  override name = 'PurchaseRejectedError';

  constructor(message: string | null = null) {
    super(message ?? 'Failed to create checkout session');
  }
}

/**
 * The alert after a failed credit purchase, `Payment error: …` (credits specification, sections 5
 * and 8): with the server's message where there is one.
 */
export function purchaseAlert(error: unknown): string {
  const refused =
    error instanceof PurchaseRejectedError
      ? error
      : new PurchaseRejectedError(error instanceof HttpError ? serverMessage(error.body) : null);
  return `Payment error: ${refused.message}`;
}
