import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import {
  isBuyMoreVisible,
  isPlansLinkVisible,
  isSubscribeVisible,
  isSubscribeVisibleOnPage,
} from '@/resources/subscription/purchase-link-rules';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/** Which links to plans and credits the member sees; none while the balance or the plan is loading. */
export function usePurchaseLinkVisibility() {
  const queries = { balance: useQuery(balanceQuery), status: useQuery(subscriptionStatusQuery) };
  return {
    isBuyMore: isBuyMoreVisible(queries),
    isSubscribe: isSubscribeVisible(queries),
    isSubscribeOnPage: isSubscribeVisibleOnPage(queries),
    isPlansLink: isPlansLinkVisible(queries),
    /** Whether the member may buy credits; false while that is unknown. */
    canPurchase: queries.status.data?.canPurchaseCredits ?? false,
  };
}
