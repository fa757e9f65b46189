import type { Balance } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE, type SubscriptionStatus } from './schema';

/** What the rules read of a query: the result of `useQuery` as it is. */
export interface Loadable<Data> {
  data: Data | undefined;
  /** Has never arrived so far. */
  isPending: boolean;
  isError: boolean;
}

export interface OfferFacts {
  balance: Loadable<Balance>;
  status: Loadable<SubscriptionStatus>;
}

/** From this many credits on, Buy More is hidden (core specification, section 9). */
export const BUY_MORE_BELOW = 50;

/**
 * Whether the bar offers Buy More (core specification, section 5): never while something loads or
 * is missing, never to a member of the free plan, never from 50 credits on. A balance that could
 * not be loaded is missing: the zero shown in its place must not sell anything.
 */
export function buyMoreVisible({ balance, status }: OfferFacts): boolean {
  if (balance.isPending || status.isPending) return false;
  if (balance.isError || !balance.data || !status.data) return false;
  if (status.data.planType === FREE_PLAN_TYPE) return false;
  return balance.data.totalTokens < BUY_MORE_BELOW;
}

/**
 * Whether the subscription page shows its Subscribe buttons (core specification, section 5): not
 * without subscription data, not while something loads, not beside an active reward.
 */
export function subscribeVisibleOnPage({ balance, status }: OfferFacts): boolean {
  if (balance.isPending || status.isPending || !status.data) return false;
  return !balance.data?.hasActiveReward;
}

/**
 * Whether the bar offers Subscribe: the page's rule, and no active subscription (core
 * specification, section 5). Without a balance nobody knows of the rewards, so the bar does not
 * advertise.
 */
export function subscribeVisible({ balance, status }: OfferFacts): boolean {
  if (balance.isError || status.data?.hasActiveSubscription) return false;
  return subscribeVisibleOnPage({ balance, status });
}
