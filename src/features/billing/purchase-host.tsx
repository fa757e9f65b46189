import { Suspense } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { lazyOr } from '@/lib/lazy-or';
import { activeConfigQuery } from '@/resources/credit-config/queries';
import { Alert } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';

const loadPurchaseDialog = async () => (await import('./purchase-dialog')).PurchaseDialog;

const PurchaseDialog = lazyOr(loadPurchaseDialog, ({ onOpenChange }) => (
  <Veil>
    <Alert tone="danger" onDismiss={() => onOpenChange(false)}>
      The purchase could not be opened. Please check your connection and try again.
    </Alert>
  </Veil>
));

/** Fetches what the purchase needs, for whoever is about to open it: on hover or focus. */
export function preparePurchase(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(activeConfigQuery);
  // What can't be loaded now is loaded on opening, and its failure told then.
  loadPurchaseDialog().catch(() => undefined);
}

/** The credit purchase (credits specification, section 2), whose code comes when it opens. */
export function PurchaseDialogHost({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  if (!open) return null;
  return (
    <Suspense
      fallback={
        <Veil>
          <Spinner>Loading...</Spinner>
        </Veil>
      }
    >
      <PurchaseDialog open onOpenChange={onOpenChange} />
    </Suspense>
  );
}

function Veil({ children }: { children: React.ReactNode }) {
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4">
      <div className="rounded-card bg-surface p-6 shadow-dialog">{children}</div>
    </div>
  );
}
