import * as v from 'valibot';
import { optionalText } from '@/lib/fields';
import { optionalCount } from '@/lib/optional-fields';

/** What a checkout sells; a session id is valid for one kind only. */
export type CheckoutKind = 'credits' | 'plan';

/** A hosted checkout for credits (docs/product/purchase.md#checkout). */
export const checkoutSchema = v.looseObject({
  /** Not validated; if it is missing, a URL counts as success. */
  success: v.optional(v.unknown()),
  /** Not validated; followed only when it is a secure URL. */
  url: v.optional(v.unknown()),
  calculatedCredits: optionalCount,
});

/** A hosted checkout for a plan (docs/product/plans.md#start-subscription). */
export const subscriptionCheckoutSchema = v.looseObject({
  /** As in `checkoutSchema`. */
  success: v.optional(v.unknown()),
  sessionUrl: v.optional(v.unknown()),
});

/** The parsed response of a verify request. */
export type VerificationResponse<Result> =
  | { state: 'success'; result: Result }
  /** The server rejected the session; the message is shown to the member. */
  | { state: 'failed'; message: string }
  /** The card provider has not confirmed the payment yet. */
  | { state: 'pending' };

/** The result of a verified credit purchase. */
export const paymentSchema = v.pipe(
  v.looseObject({ amount: optionalCount, credits: optionalCount }),
  v.transform(({ amount, credits }) => ({
    /** Dollars; `null` when unknown. */
    amount,
    /** `null` when unknown. */
    credits,
  })),
);

export type Payment = v.InferOutput<typeof paymentSchema>;

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
