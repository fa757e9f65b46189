import type { Balance } from '@/resources/credits/schema';
import { isFreePlan } from './plans/plan-rules';
import type { CurrentSubscription } from './plans/schema';
import { FREE_PLAN_TYPE, type SubscriptionStatus } from './schema';

/** What the rules depend on. */
export interface VisibilityInput {
  credits: {
    /** `undefined` while it is loading, `null` after it failed to load. */
    loaded: Balance | null | undefined;
    /** Also known after a refetch of the balance failed. */
    hasActiveReward: boolean;
  };
  /** `undefined` while it is loading, and after it failed to load. */
  status: SubscriptionStatus | undefined;
}

/** Buy More is hidden from this number of credits up. */
const BUY_MORE_BELOW = 50;

/**
 * Whether the bar shows Buy More (docs/product/navigation.md#buy-more). Hidden after a failed
 * balance, because the zero shown for it must not prompt a purchase.
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
  return credits.loaded !== undefined && status !== undefined && !credits.hasActiveReward;
}

/**
 * Whether the bar shows Subscribe (docs/product/navigation.md#subscribe). Hidden after a failed
 * balance, without which active rewards are unknown.
 */
export function isSubscribeVisible({ credits, status }: VisibilityInput): boolean {
  if (!credits.loaded || status?.hasActiveSubscription) return false;
  return isSubscribeVisibleOnPage({ credits, status });
}

/**
 * What is known of the member's subscription; `undefined` while it is loading, and after it failed
 * to load.
 */
export interface KnownSubscription {
  status: SubscriptionStatus | undefined;
  current: CurrentSubscription | undefined;
}

/**
 * Whether the plan page links to the billing portal: unless the member never had a subscription, as
 * far as the responses say (docs/product/plans.md#plan-list).
 * @param known.hasFailed whether one of them failed to load
 */
export function isBillingPortalVisible({
  status,
  current,
  hasFailed,
}: KnownSubscription & { hasFailed: boolean }): boolean {
  if (hasFailed || status?.hasActiveSubscription || current?.hasActiveSubscription) return true;
  const planType = status?.planType ?? null;
  const planName = current?.planName ?? null;
  return (
    (planType !== null && planType !== FREE_PLAN_TYPE) ||
    (planName !== null && !isFreePlan({ name: planName }))
  );
}
