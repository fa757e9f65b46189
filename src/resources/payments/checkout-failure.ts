import { HttpError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';

/** The server rejected the checkout, or its address is not secure. */
export class PurchaseRejectedError extends Error {
  override name = 'PurchaseRejectedError';

  constructor(message: string | null = null) {
    super(message ?? 'Failed to create checkout session');
  }
}

/**
 * The alert text of a failed credit purchase, `Payment error: …`
 * (docs/product/purchase.md#checkout).
 */
export function purchaseAlert(error: unknown): string {
  const rejection =
    error instanceof PurchaseRejectedError
      ? error
      : new PurchaseRejectedError(error instanceof HttpError ? serverMessage(error.body) : null);
  return `Payment error: ${rejection.message}`;
}
