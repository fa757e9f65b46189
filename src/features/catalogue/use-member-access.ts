import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import type { Balance } from '@/resources/credits/schema';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/** What access to a tool depends on besides the tool. */
export interface MemberAccess {
  /** `null` while it loads and when it could not be loaded. */
  balance: Balance | null;
  /** Whether the first load is in flight; false during a retry. */
  balancePending: boolean;
  balanceRetrying: boolean;
  retryBalance: () => void;
  /** `null` while it is unknown. */
  planType: string | null;
  planPending: boolean;
  /** Whether the member may buy credits; false while that is unknown. */
  canPurchase: boolean;
}

/** The member's balance and plan, from the queries that the navigation bar uses too. */
export function useMemberAccess(): MemberAccess {
  const { data, isPending, isFetching, errorUpdateCount, refetch } = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const hasFailed = errorUpdateCount > 0;
  return {
    balance: data ?? null,
    balancePending: isPending && !hasFailed,
    balanceRetrying: isFetching && hasFailed,
    retryBalance: () => void refetch(),
    planType: status.data?.planType ?? null,
    planPending: status.isPending,
    canPurchase: status.data?.canPurchaseCredits ?? false,
  };
}
