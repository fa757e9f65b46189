import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { useUrlDialog } from '@/components/use-url-dialog';
import { shellShape } from '@/config/routes';
import { LazyPurchase, preloadPurchase } from '@/features/billing/purchase/lazy-purchase';
import { UsageHost } from '@/features/credits/dashboard/usage-host';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';
import { useUrlChangeEvent } from '@/lib/react/use-url-search';

/** The usage dashboard with its floating button, and the purchase dialog that it opens. */
export function MemberCredits() {
  const queryClient = useQueryClient();
  const location = useLocation();
  const { canPurchase, isSubscribeOnPage } = usePurchaseLinkVisibility();
  const [isPurchaseOpen, setIsPurchaseOpen] = useOpenInHistory('purchase', { isRestored: true });

  const purchaseModal = useUrlDialog('buy');

  useUrlChangeEvent();

  return (
    <>
      <UsageHost
        hasButton={shellShape(location) !== null}
        showGetMoreCredits={canPurchase}
        showManageSubscription={isSubscribeOnPage}
        onGetMoreCredits={() => setIsPurchaseOpen(true)}
        onGetMoreCreditsIntent={() => preloadPurchase(queryClient)}
      />
      <LazyPurchase
        open={isPurchaseOpen || (purchaseModal.isOpen && canPurchase)}
        onOpenChange={(open) => {
          setIsPurchaseOpen(open);
          if (!open) purchaseModal.close();
        }}
      />
    </>
  );
}
