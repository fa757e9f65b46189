import { isFreePlan, planTier, type PlanTier } from './plan-rules';
import type { CurrentSubscription, Plan } from './schema';

/** A card of the plan page. */
export interface PlanCard {
  plan: Plan;
  tier: PlanTier | null;
  /** Has the Current Plan badge and the green highlight. */
  isCurrent: boolean;
  /** Has the Most Popular badge. */
  showsPopular: boolean;
  button: 'Current Plan' | 'Start Subscription';
  terms: 'Forever free' | 'First payment charged immediately';
}

export interface PlanCards {
  cards: PlanCard[];
  /** The name of the member's paid plan if none of the cards is of it. */
  unlisted: string | null;
  /** On large screens. */
  columns: 3 | 4;
}

/** The columns of the plan page; `subscription` is `undefined` while it is loading. */
export function planColumns(
  subscription: { hasActiveSubscription: boolean } | undefined,
): PlanCards['columns'] {
  return subscription?.hasActiveSubscription ? 3 : 4;
}

/**
 * The cards of the plan page (docs/product/plans.md#plan-list): an active paid plan hides the free
 * one, which is the current plan of a member without an active subscription.
 */
export function planCards(plans: readonly Plan[], current: CurrentSubscription): PlanCards {
  const { hasActiveSubscription } = current;
  const planName = current.planName?.toLowerCase() ?? null;
  // An active subscription without a plan name counts as a paid one.
  const isPaying = hasActiveSubscription && (planName === null || !isFreePlan({ name: planName }));

  const isCurrent = (plan: Plan) =>
    isFreePlan(plan)
      ? !isPaying
      : hasActiveSubscription && plan.name !== '' && plan.name.toLowerCase() === planName;

  const cards = plans
    .filter((plan) => !(isPaying && isFreePlan(plan)))
    .map((plan): PlanCard => ({
      plan,
      tier: planTier(plan.name),
      isCurrent: isCurrent(plan),
      showsPopular: plan.isPopular && !isCurrent(plan),
      button: isCurrent(plan) ? 'Current Plan' : 'Start Subscription',
      terms: isFreePlan(plan) ? 'Forever free' : 'First payment charged immediately',
    }));
  const isUnlisted = isPaying && !cards.some((card) => card.isCurrent);
  return {
    cards,
    unlisted: isUnlisted ? current.planName : null,
    columns: planColumns(current),
  };
}
