import { useQuery } from '@tanstack/react-query';
import { useCredits } from '@/components/credits/use-credits';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/**
 * What access to a tool depends on besides the tool: the member's balance and plan, from the
 * queries that the navigation bar uses too.
 */
export function useMemberAccess() {
  const { loaded } = useCredits();
  const status = useQuery(subscriptionStatusQuery);
  return {
    /** `undefined` during the first load, `null` after a failed one. */
    balance: loaded,
    /** `null` while it is unknown. */
    planType: status.data?.planType ?? null,
    planPending: status.isPending,
    /** Whether the member may buy credits; false while that is unknown. */
    canPurchase: status.data?.canPurchaseCredits ?? false,
  };
}

export type MemberAccess = ReturnType<typeof useMemberAccess>;
