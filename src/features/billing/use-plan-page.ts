import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { planCards, type PlanCards } from '@/resources/subscription/plans/plan-cards';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import type { CurrentSubscription } from '@/resources/subscription/plans/schema';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import type { SubscriptionStatus } from '@/resources/subscription/schema';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';

export interface PlanPage {
  /** The cards, or why there are none. */
  plans: PlanCards | 'loading' | 'failed';
  offer: 'shown' | 'hidden' | 'loading';
  /** Why the buttons are hidden, where the member would wonder. */
  hiddenBecause: 'status-failed' | 'active-reward' | null;
  /** Something is being asked for again. */
  busy: boolean;
  /** Asks again for what could not be loaded. */
  retry: () => void;
}

/** The current subscription as the status knows it: `pro_plan` is the type of the plan pro. */
function standingOf({ hasActiveSubscription, planType }: SubscriptionStatus): CurrentSubscription {
  return { hasActiveSubscription, planName: planType?.replace(/_plan$/i, '') ?? null };
}

/** What the plan page shows, from plans, current subscription, status and balance. */
export function usePlanPage(): PlanPage {
  const plans = useQuery(plansQuery);
  const current = useQuery(currentSubscriptionQuery);
  const status = useQuery(subscriptionStatusQuery);
  const balance = useQuery(balanceQuery);
  const queries = [plans, current, status];

  // The status tells the same of the member's plan, where the call made for it fails.
  const fromStatus = current.isError && status.data && standingOf(status.data);
  const standing = current.data ?? fromStatus;
  const isWaiting = plans.isPending || current.isPending || (current.isError && status.isPending);

  function hiddenBecause(): PlanPage['hiddenBecause'] {
    if (status.isError && !status.data) return 'status-failed';
    return balance.data?.hasActiveReward ? 'active-reward' : null;
  }

  const isShown = isSubscribeVisibleOnPage({ balance, status });
  return {
    plans:
      plans.data && standing
        ? planCards(plans.data, standing)
        : isWaiting && !plans.isError
          ? 'loading'
          : 'failed',
    offer: isShown ? 'shown' : status.isPending || balance.isPending ? 'loading' : 'hidden',
    hiddenBecause: isShown ? null : hiddenBecause(),
    busy: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}
