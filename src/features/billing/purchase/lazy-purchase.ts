import type { QueryClient } from '@tanstack/react-query';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';

const importPurchase = () => import('./purchase-dialog');

/** The purchase dialog, lazy-loaded when it opens (docs/product/purchase.md#purchase-dialog). */
export const LazyPurchase = lazyDialog<DialogControl>(
  async () => (await importPurchase()).PurchaseDialog,
  {
    size: 'md',
    failure: 'The purchase could not be opened. Please check your connection and try again.',
  },
);

/** Preloads the code and the data of the purchase dialog, on hover or focus of its button. */
export function preloadPurchase(queryClient: QueryClient): void {
  LazyPurchase.preload();
  importPurchase().then(
    ({ prefetchPurchase }) => prefetchPurchase(queryClient),
    () => undefined,
  );
}
