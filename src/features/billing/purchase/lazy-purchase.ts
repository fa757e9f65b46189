import type { QueryClient } from '@tanstack/react-query';
import { lazyCode } from '@/lib/browser/lazy-code';
import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';

const code = lazyCode(() => import('./purchase-dialog'));

/** The purchase dialog, lazy-loaded when it opens (docs/product/purchase.md#purchase-dialog). */
export const LazyPurchase = lazyDialog<DialogControl>(
  async () => (await code.load()).PurchaseDialog,
  {
    size: 'md',
    failure: 'The purchase could not be opened. Please check your connection and try again.',
  },
);

/** Preloads the code and the data of the purchase dialog, on hover or focus of its button. */
export function preloadPurchase(queryClient: QueryClient): void {
  LazyPurchase.preload();
  code.whenLoaded(({ prefetchPurchase }) => prefetchPurchase(queryClient));
}
