import { countOf, formatPrice } from '@/lib/format/numbers';
import { isFreePlan } from './plan-rules';
import type { Plan } from './schema';

/**
 * `Every paid plan includes this tool, from $29 a month.`, without the price while that is unknown
 * (docs/product/access.md#plan-or-credits).
 */
export function paidPlansText(plans: readonly Plan[] = []): string {
  const prices = plans.flatMap((plan) =>
    plan.price === null || isFreePlan(plan) ? [] : [plan.price],
  );
  const from = prices.length > 0 ? `, from ${formatPrice(Math.min(...prices))} a month` : '';
  return `Every paid plan includes this tool${from}.`;
}

/**
 * `From $29 a month for 633 credits.`, of the cheapest paid plan; '' while that is unknown
 * (docs/product/credits.md#outlook).
 */
export function fromText(plans: readonly Plan[] = []): string {
  const plan = cheapestCovering(
    plans.filter((each) => !isFreePlan(each)),
    1,
  );
  if (!plan) return '';
  return `From ${formatPrice(plan.price)} a month for ${countOf(plan.credits, 'credit')}.`;
}

/**
 * The plan with the lowest price whose credits a month are at least this number; `null` without
 * one.
 */
export function cheapestCovering(plans: readonly Plan[], credits: number) {
  return plans.reduce<PricedPlan | null>(
    (best, { name, price, credits: included }) =>
      name !== '' &&
      price !== null &&
      included !== null &&
      included >= credits &&
      (best === null || price < best.price)
        ? { name, price, credits: included }
        : best,
    null,
  );
}

/** A plan whose price and credits a month are known. */
interface PricedPlan {
  name: string;
  /** Dollars a month. */
  price: number;
  credits: number;
}
