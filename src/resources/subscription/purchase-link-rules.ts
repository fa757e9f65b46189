import type { Balance } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE, type SubscriptionStatus } from './schema';

/** What the rules depend on. */
export interface VisibilityInput {
  credits: {
    /** `null` while it is loading, and after it failed to load. */
    loaded: Balance | null;
    isPending: boolean;
    /** Also known after a refetch of the balance failed. */
    hasActiveReward: boolean;
  };
  /** `undefined` while it is loading, and after it failed to load. */
  status: SubscriptionStatus | undefined;
}

/** Buy More is hidden from this number of credits up. */
const BUY_MORE_BELOW = 50;

/**
 * Whether the bar shows Buy More (docs/product/navigation.md#buy-more). Hidden after a failed balance,
 * because the zero shown for it must not prompt a purchase.
 */
export function isBuyMoreVisible({ credits: { loaded }, status }: VisibilityInput): boolean {
  if (!loaded || !status || status.planType === FREE_PLAN_TYPE) return false;
  return loaded.totalTokens < BUY_MORE_BELOW;
}

/**
 * Whether the subscription page shows its Subscribe buttons
 * (docs/product/plans.md#start-subscription).
 */
export function isSubscribeVisibleOnPage({ credits, status }: VisibilityInput): boolean {
  return !credits.isPending && status !== undefined && !credits.hasActiveReward;
}

/**
 * Whether the bar shows Subscribe (docs/product/navigation.md#subscribe). Hidden after a failed
 * balance, without which active rewards are unknown.
 */
export function isSubscribeVisible({ credits, status }: VisibilityInput): boolean {
  if (!credits.loaded || status?.hasActiveSubscription) return false;
  return isSubscribeVisibleOnPage({ credits, status });
}
