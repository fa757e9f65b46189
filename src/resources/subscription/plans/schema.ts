import * as v from 'valibot';
import { flag, listOf, optionalText, recordId, text, textList } from '@/lib/fields';
import { isList, optionalCount, record, recordOrDefaults } from '@/lib/optional-fields';

const wirePlan = v.looseObject({
  name: optionalText,
  description: text,
  price: optionalCount,
  credits: optionalCount,
  features: textList,
  isPopular: flag,
  stripe: recordOrDefaults(v.looseObject({ productId: optionalText })),
});

/** A subscription plan (core specification, section 3). */
export interface Plan {
  id: string;
  /** As the server writes it: free, starter, pro, elite. */
  name: string;
  description: string;
  /** Dollars a month; `null` when the answer doesn't tell. */
  price: number | null;
  /** Credits a month; `null` when the answer doesn't tell. */
  credits: number | null;
  features: string[];
  isPopular: boolean;
  stripeProductId: string | null;
}

export type PlanTier = 'free' | 'starter' | 'pro' | 'elite';
const TIERS: readonly PlanTier[] = ['free', 'starter', 'pro', 'elite'];

// Whole words, and not the end of a hyphenated one: Ad-free Pro is no free plan.
const TIER_WORD = new RegExp(`(?:^|[^\\p{L}\\p{Pd}])(${TIERS.join('|')})(?!\\p{L})`, 'iu');

/** Which of the four plans a name means, by the first of their words; `null` for another one. */
export function planTier(name: string): PlanTier | null {
  const [, word] = TIER_WORD.exec(name) ?? [];
  return TIERS.find((tier) => tier === word?.toLowerCase()) ?? null;
}

/** True for the free plan, which is never bought. */
export function isFreePlan({ name }: Pick<Plan, 'name'>): boolean {
  return planTier(name) === 'free';
}

const planSchema = v.pipe(
  record,
  wirePlan,
  v.transform((plan): Plan => ({
    id: recordId(plan),
    name: plan.name ?? '',
    description: plan.description.trim(),
    price: plan.price,
    credits: plan.credits,
    features: [...new Set(plan.features)],
    isPopular: plan.isPopular,
    stripeProductId: plan.stripe.productId,
  })),
  // What has neither can be neither named nor chosen.
  v.check(({ id, name }) => id !== '' || name !== ''),
);

/** `GET /subscription/plans`; without a list of plans the answer can't be used. */
export const plansSchema = v.pipe(
  v.looseObject({
    success: v.optional(v.literal(true)),
    data: v.pipe(v.unknown(), v.check(isList), listOf(planSchema)),
  }),
  v.transform(({ data }) => data),
);

/** Which plan the member is on (core specification, section 3). */
export const currentSubscriptionSchema = v.pipe(
  v.looseObject({
    success: v.optional(v.literal(true)),
    // Null for a member who never had one.
    data: recordOrDefaults(
      v.looseObject({
        hasActiveSubscription: flag,
        subscription: recordOrDefaults(v.looseObject({ planName: optionalText })),
      }),
    ),
  }),
  v.transform(({ data }) => ({
    hasActiveSubscription: data.hasActiveSubscription,
    /** `null` without a subscription, or when the answer doesn't name its plan. */
    planName: data.subscription.planName,
  })),
);

export type CurrentSubscription = v.InferOutput<typeof currentSubscriptionSchema>;
