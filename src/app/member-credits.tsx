import { useLocation } from 'react-router-dom';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { useModal } from '@/components/use-modal';
import { isGuardedPage } from '@/config/routes';
import { LazyPurchase } from '@/features/billing/purchase/lazy-purchase';
import { UsageHost } from '@/features/credits/dashboard/usage-host';
import { useUrlChangeEvent } from '@/lib/react/use-url-change-event';

/** The usage dashboard with its floating button, and the purchase dialog that it opens. */
export function MemberCredits() {
  const { pathname } = useLocation();
  const { canPurchase, isSubscribeOnPage } = usePurchaseLinkVisibility();
  const purchase = useModal('buy');
  useUrlChangeEvent();

  return (
    <>
      <UsageHost
        hasButton={isGuardedPage(pathname)}
        showGetMoreCredits={canPurchase}
        showManageSubscription={isSubscribeOnPage}
        onGetMoreCredits={() => purchase.open()}
        onGetMoreCreditsIntent={LazyPurchase.preload}
      />
      <LazyPurchase open={purchase.isOpen && canPurchase} onOpenChange={purchase.close} />
    </>
  );
}
