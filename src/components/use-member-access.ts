import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/**
 * What access to a tool depends on besides the tool: the member's balance and plan, from the
 * queries that the navigation bar uses too.
 */
export function useMemberAccess() {
  const { data, isPending, isFetching, errorUpdateCount, refetch } = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const hasFailed = errorUpdateCount > 0;
  return {
    /** `null` while it loads and when it could not be loaded. */
    balance: data ?? null,
    /** Whether the first load is in flight; false during a retry. */
    balancePending: isPending && !hasFailed,
    /**
     * Whether a load is in flight. Retry is rendered only after a failed load, so there it is a
     * retry.
     */
    balanceFetching: isFetching,
    retryBalance: () => void refetch(),
    /** `null` while it is unknown. */
    planType: status.data?.planType ?? null,
    planPending: status.isPending,
    /** Whether the member may buy credits; false while that is unknown. */
    canPurchase: status.data?.canPurchaseCredits ?? false,
  };
}

export type MemberAccess = ReturnType<typeof useMemberAccess>;
