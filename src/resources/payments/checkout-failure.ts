import { failureMessage } from '@/http/server-message';

/**
 * The alert after a failed credit purchase, `Payment error: …` (docs/product/purchase.md#checkout):
 * with the server's message where there is one.
 */
export function purchaseAlert(error: unknown): string {
  return `Payment error: ${failureMessage(error) ?? 'Failed to create checkout session'}`;
}
