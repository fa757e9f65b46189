import type { QueryClient } from '@tanstack/react-query';
import { activeConfigQuery } from '@/resources/credit-config/queries';
import { lazyDialog } from '@/ui/lazy-dialog';
import type { PurchaseDialogProps } from './purchase-dialog';

/** The purchase dialog, lazy-loaded when it opens (docs/product/purchase.md#purchase-dialog). */
export const LazyPurchase = lazyDialog<PurchaseDialogProps>(
  async () => (await import('./purchase-dialog')).PurchaseDialog,
  {
    size: 'md',
    failure: 'The purchase could not be opened. Please check your connection and try again.',
  },
);

/** Preloads the code and the data of the purchase dialog, on hover or focus of its button. */
export function preloadPurchase(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(activeConfigQuery);
  LazyPurchase.preload();
}
