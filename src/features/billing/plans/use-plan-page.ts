import { useQuery } from '@tanstack/react-query';
import { useCredits } from '@/components/credits/use-credits';
import { planCards, planColumns, type PlanCards } from '@/resources/subscription/plans/plan-cards';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import type { CurrentSubscription } from '@/resources/subscription/plans/schema';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/purchase-link-rules';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import type { SubscriptionStatus } from '@/resources/subscription/schema';
import type { RetryableQuery } from '@/ui/feedback/retry-button';

/** The state of the plan page; `isFetching` and `refetch` apply to the queries that failed. */
export interface PlanPage extends RetryableQuery {
  /** The cards, or the state of the queries that they need. */
  plans: PlanCards | 'loading' | 'failed';
  /** The columns of the skeleton, by what is known of the member's subscription. */
  expectedColumns: PlanCards['columns'];
  /** The buttons that start a subscription. */
  startButtons: 'shown' | 'hidden' | 'loading';
  /** Why the buttons are hidden, if the page explains it. */
  hiddenBecause: 'status-failed' | 'active-reward' | null;
}

/** The current subscription, from the status: the plan type `pro_plan` is the plan `pro`. */
function subscriptionFromStatus({
  hasActiveSubscription,
  planType,
}: SubscriptionStatus): CurrentSubscription {
  return { hasActiveSubscription, planName: planType?.replace(/_plan$/i, '') ?? null };
}

/** The state of the plan page from plans, current subscription, status and balance. */
export function usePlanPage(): PlanPage {
  const plans = useQuery(plansQuery);
  const current = useQuery(currentSubscriptionQuery);
  const status = useQuery(subscriptionStatusQuery);
  const credits = useCredits();
  const queries = [plans, current, status];

  // If the current subscription cannot be loaded, the status contains the member's plan too.
  const fallback = current.isError && status.data && subscriptionFromStatus(status.data);
  const subscription = current.data ?? fallback;
  const isWaiting = plans.isPending || current.isPending || (current.isError && status.isPending);

  function hiddenBecause(): PlanPage['hiddenBecause'] {
    if (status.isError && !status.data) return 'status-failed';
    return credits.hasActiveReward ? 'active-reward' : null;
  }

  const isShown = isSubscribeVisibleOnPage({ credits, status: status.data });
  return {
    plans:
      plans.data && subscription
        ? planCards(plans.data, subscription)
        : isWaiting && !plans.isError
          ? 'loading'
          : 'failed',
    expectedColumns: planColumns(current.data ?? status.data),
    startButtons: isShown ? 'shown' : status.isPending || credits.isPending ? 'loading' : 'hidden',
    hiddenBecause: isShown ? null : hiddenBecause(),
    isFetching: queries.some(({ isError, isFetching }) => isError && isFetching),
    refetch: () =>
      Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
