import * as v from 'valibot';
import { optionalText } from '@/lib/fields';
import { optionalCount } from '@/lib/optional-fields';

/** A hosted checkout for a plan (docs/product/plans.md#start-subscription). */
export const subscriptionCheckoutSchema = v.looseObject({
  /** Not validated; if it is missing, an address counts as success. */
  success: v.optional(v.unknown()),
  /** Not validated; followed only when it is a secure address. */
  sessionUrl: v.optional(v.unknown()),
});

/** The result of a verified subscription (docs/product/plans.md#subscription-success). */
export const subscriptionResultSchema = v.pipe(
  v.looseObject({
    planName: optionalText,
    credits: optionalCount,
    amountTotal: optionalCount,
    paymentStatus: optionalText,
  }),
  v.transform(({ planName, credits, amountTotal, paymentStatus }) => ({
    planName,
    credits,
    /** Cents; `null` when unknown. */
    amountTotal,
    paymentStatus,
  })),
);

export type SubscriptionResult = v.InferOutput<typeof subscriptionResultSchema>;

/** The amount in dollars; `null` when unknown. */
export function amountInDollars({ amountTotal }: SubscriptionResult): number | null {
  return amountTotal === null ? null : amountTotal / 100;
}
