import * as v from 'valibot';
import { optionalText } from '@/lib/fields';
import { optionalCount } from '@/lib/optional-fields';

/** A hosted checkout for a plan (core specification, section 7). */
export const subscriptionCheckoutSchema = v.looseObject({
  /** As it came; an address is success enough where it is missing. */
  success: v.optional(v.unknown()),
  /** As it came; followed only when it is a secure address. */
  sessionUrl: v.optional(v.unknown()),
});

/** What a verified subscription came to (core specification, section 3). */
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
    /** Cents; `null` when the answer doesn't tell. */
    amountTotal,
    paymentStatus,
  })),
);

export type SubscriptionResult = v.InferOutput<typeof subscriptionResultSchema>;

/** The amount in dollars, `null` when it is unknown (core specification, section 9). */
export function amountInDollars({ amountTotal }: SubscriptionResult): number | null {
  return amountTotal === null ? null : amountTotal / 100;
}
