import { useQuery } from '@tanstack/react-query';
import {
  isBuyMoreVisible,
  isSubscribeVisible,
  isSubscribeVisibleOnPage,
} from '@/resources/subscription/purchase-link-rules';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { useCredits } from './use-credits';

/**
 * Which links to plans and credits the member sees; none while the balance or the plan is loading.
 */
export function usePurchaseLinkVisibility() {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const input = { credits: useCredits(), status };
  return {
    isBuyMore: isBuyMoreVisible(input),
    isSubscribe: isSubscribeVisible(input),
    isSubscribeOnPage: isSubscribeVisibleOnPage(input),
    /** Whether the member may buy credits; false while that is unknown. */
    canPurchase: status?.canPurchaseCredits ?? false,
  };
}
