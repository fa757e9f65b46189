import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import type { Balance } from '@/resources/credits/schema';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';

/** What access to a tool depends on besides the tool. Memoized. */
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
  const balance = data ?? null;
  const hasFailed = errorUpdateCount > 0;
  const balancePending = isPending && !hasFailed;
  const balanceRetrying = isFetching && hasFailed;
  const planType = status.data?.planType ?? null;
  const canPurchase = status.data?.canPurchaseCredits ?? false;
  const { isPending: planPending } = status;
  return useMemo(
    () => ({
      balance,
      balancePending,
      balanceRetrying,
      retryBalance: () => void refetch(),
      planType,
      planPending,
      canPurchase,
    }),
    [balance, balancePending, balanceRetrying, refetch, planType, planPending, canPurchase],
  );
}
