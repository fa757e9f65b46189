import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';

/** The purchase dialog, lazy-loaded when it opens (docs/product/purchase.md#purchase-dialog). */
export const LazyPurchase = lazyDialog<DialogControl>(
  async () => (await import('./purchase-dialog')).PurchaseDialog,
  {
    size: 'md',
    failure: 'The purchase could not be opened. Please check your connection and try again.',
  },
);
