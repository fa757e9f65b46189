import * as v from 'valibot';
import { flag, optionalText } from '@/lib/parse/field-schemas';

/** What the member's plan allows (docs/product/plans.md#subscription-status). */
export const subscriptionStatusSchema = v.pipe(
  v.looseObject({
    success: v.optional(v.literal(true)),
    data: v.object({
      canPurchaseCredits: flag,
      hasActiveSubscription: flag,
      userPlanType: optionalText,
    }),
  }),
  v.transform(({ data: { userPlanType, ...status } }) => ({
    ...status,
    /** `free_plan`, a plan's name, or `null` when unknown. */
    planType: userPlanType,
  })),
);

export type SubscriptionStatus = v.InferOutput<typeof subscriptionStatusSchema>;

/** The plan type of a member without a paid plan. */
export const FREE_PLAN_TYPE = 'free_plan';
