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
import { isList, isRecord } from '@/lib/parse/guards';

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

/** The member's current plan; fails without `data`. */
export const currentSubscriptionSchema = v.pipe(
  v.unknown(),
  v.check((body) => isRecord(body) && 'data' in body),
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
