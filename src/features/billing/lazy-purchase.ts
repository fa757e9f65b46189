import type { QueryClient } from '@tanstack/react-query';
import { activeConfigQuery } from '@/resources/credit-config/queries';
import { lazyDialog } from '@/ui/lazy-dialog';
import type { PurchaseDialogProps } from './purchase-dialog';

/** The credit purchase (credits specification, section 2), whose code is loaded when it opens. */
export const LazyPurchase = lazyDialog<PurchaseDialogProps>(
  async () => (await import('./purchase-dialog')).PurchaseDialog,
  {
    size: 'md',
    failure: 'The purchase could not be opened. Please check your connection and try again.',
  },
);

/** Fetches what the purchase needs when the member is about to open it: hover or focus. */
export function preloadPurchase(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(activeConfigQuery);
  LazyPurchase.preload();
}
