import { useLocation } from 'react-router-dom';
import { useDashboard } from '@/components/credits/use-dashboard';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { useModal } from '@/components/use-modal';
import { isGuardedPage } from '@/config/routes';
import { LazyPurchase } from '@/features/billing/purchase/lazy-purchase';
import { LazyUsageDashboard } from '@/features/credits/dashboard/lazy-usage-dashboard';
import { UsageButton } from '@/features/credits/usage-button/usage-button';
import { useUrlChangeEvent } from '@/lib/react/use-url-change-event';

/** The usage dashboard with its floating button, and the purchase dialog that it opens. */
export function MemberCredits() {
  const { pathname } = useLocation();
  const { canPurchase } = usePurchaseLinkVisibility();
  const dashboard = useDashboard();
  const purchase = useModal('buy');
  useUrlChangeEvent();

  return (
    <>
      {isGuardedPage(pathname) && (
        <UsageButton onOpen={dashboard.open} onIntent={LazyUsageDashboard.preload} />
      )}
      {dashboard.isOpen && (
        <LazyUsageDashboard
          open
          onOpenChange={dashboard.close}
          onGetMoreCreditsIntent={LazyPurchase.preload}
        />
      )}
      <LazyPurchase open={purchase.isOpen && canPurchase} onOpenChange={purchase.close} />
    </>
  );
}
