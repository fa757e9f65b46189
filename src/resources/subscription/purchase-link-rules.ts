import type { QueryObserverResult } from '@tanstack/react-query';
import type { Balance } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE, type SubscriptionStatus } from './schema';

/** The fields of a `useQuery` result that the rules read. */
export type QueryState<Data> = Pick<QueryObserverResult<Data>, 'data' | 'isPending' | 'isError'>;

export interface VisibilityInput {
  balance: QueryState<Balance>;
  status: QueryState<SubscriptionStatus>;
}

/** Buy More is hidden from this number of credits up. */
const BUY_MORE_BELOW = 50;

/**
 * Whether the bar shows Buy More (docs/product/navigation.md#buy-more). A failed balance counts as
 * missing, because the zero shown for it must not prompt a purchase.
 */
export function isBuyMoreVisible({ balance, status }: VisibilityInput): boolean {
  if (balance.isPending || status.isPending) return false;
  if (balance.isError || !balance.data || !status.data) return false;
  if (status.data.planType === FREE_PLAN_TYPE) return false;
  return balance.data.totalTokens < BUY_MORE_BELOW;
}

/**
 * Whether the subscription page shows its Subscribe buttons
 * (docs/product/plans.md#start-subscription).
 */
export function isSubscribeVisibleOnPage({ balance, status }: VisibilityInput): boolean {
  if (balance.isPending || status.isPending || !status.data) return false;
  return !balance.data?.hasActiveReward;
}

/**
 * Whether the bar shows Subscribe (docs/product/navigation.md#subscribe). Hidden after a failed
 * balance, without which active rewards are unknown.
 */
export function isSubscribeVisible({ balance, status }: VisibilityInput): boolean {
  if (balance.isError || status.data?.hasActiveSubscription) return false;
  return isSubscribeVisibleOnPage({ balance, status });
}

/**
 * Whether the usage dashboard begins with a link to the plans: for a member of the free plan
 * without any credits who can subscribe (docs/product/credits.md#usage-dashboard).
 */
export function isPlansLinkVisible({ balance, status }: VisibilityInput): boolean {
  if (!balance.data || balance.data.totalTokens > 0) return false;
  return status.data?.planType === FREE_PLAN_TYPE && isSubscribeVisible({ balance, status });
}
