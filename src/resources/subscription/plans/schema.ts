import * as v from 'valibot';
import {
  flag,
  listOf,
  optionalCount,
  optionalText,
  recordOrDefaults,
  recordWithId,
  text,
  textList,
} from '@/lib/parse/field-schemas';
import { isList } from '@/lib/parse/guards';

export type PlanTier = 'free' | 'starter' | 'pro' | 'elite';
const TIERS: readonly PlanTier[] = ['free', 'starter', 'pro', 'elite'];

// Matches whole words, but not the end of a hyphenated one: "Ad-free Pro" is not the free plan.
const TIER_WORD = new RegExp(`(?:^|[^\\p{L}\\p{Pd}])(${TIERS.join('|')})(?!\\p{L})`, 'iu');

/** The tier by the first tier word in a plan's name; `null` without one. */
export function planTier(name: string): PlanTier | null {
  const [, word] = TIER_WORD.exec(name) ?? [];
  return TIERS.find((tier) => tier === word?.toLowerCase()) ?? null;
}

/** True for the free plan, which has no checkout. */
export function isFreePlan({ name }: Pick<Plan, 'name'>): boolean {
  return planTier(name) === 'free';
}

/** One plan; fails without id and name. */
export const planSchema = v.pipe(
  recordWithId,
  v.object({
    id: text,
    /** The server's spelling: free, starter, pro, elite. */
    name: text,
    description: text,
    /** Dollars a month; `null` when unknown. */
    price: optionalCount,
    /** Credits a month; `null` when unknown. */
    credits: optionalCount,
    features: textList,
    isPopular: flag,
    stripe: recordOrDefaults(v.object({ productId: optionalText })),
  }),
  // A plan without id and name cannot be shown or chosen.
  v.check(({ id, name }) => id !== '' || name !== ''),
);

/** A subscription plan (docs/product/plans.md#plan-list). */
export type Plan = v.InferOutput<typeof planSchema>;

/** `GET /subscription/plans`; fails without a list of plans. */
export const plansSchema = v.pipe(
  v.looseObject({
    success: v.optional(v.literal(true)),
    data: v.pipe(v.unknown(), v.check(isList), listOf(planSchema)),
  }),
  v.transform(({ data }) => data),
);

/** The member's current plan. */
export const currentSubscriptionSchema = v.pipe(
  v.looseObject({
    success: v.optional(v.literal(true)),
    // Null for a member who never had a subscription.
    data: recordOrDefaults(
      v.looseObject({
        hasActiveSubscription: flag,
        subscription: recordOrDefaults(v.looseObject({ planName: optionalText })),
      }),
    ),
  }),
  v.transform(({ data }) => ({
    hasActiveSubscription: data.hasActiveSubscription,
    /** `null` without a subscription or a plan name. */
    planName: data.subscription.planName,
  })),
);

export type CurrentSubscription = v.InferOutput<typeof currentSubscriptionSchema>;
