import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { guardedPatterns } from '@/config/paths';
import { LazyPurchase, preloadPurchase } from '@/features/billing/lazy-purchase';
import { UsageHost } from '@/features/credits/usage-host';
import { useUrlChangeEvent } from '@/features/credits/use-address';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';

/**
 * What a member's credits bring to every page: the usage dashboard with its floating button, and
 * the purchase that it leads to. Mounted once, at the root.
 */
export function MemberCredits() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const [isBuying, setIsBuying] = useState(false);

  useUrlChangeEvent();

  return (
    <>
      <UsageHost
        hasButton={guardedPatterns.some((pattern) => matchPath(pattern, pathname))}
        showGetMoreCredits={status.data?.canPurchaseCredits ?? false}
        showManageSubscription={isSubscribeVisibleOnPage({ balance, status })}
        onGetMoreCredits={() => setIsBuying(true)}
        onGetMoreCreditsIntent={() => preloadPurchase(queryClient)}
      />
      <LazyPurchase open={isBuying} onOpenChange={setIsBuying} />
    </>
  );
}
