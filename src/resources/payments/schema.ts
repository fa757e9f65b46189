import * as v from 'valibot';
import { optionalCount } from '@/lib/optional-fields';

/** A hosted checkout (docs/product/purchase.md#checkout). */
export const checkoutSchema = v.looseObject({
  /** Not validated; if it is missing, an address counts as success. */
  success: v.optional(v.unknown()),
  /** Not validated; followed only when it is a secure address. */
  url: v.optional(v.unknown()),
  calculatedCredits: optionalCount,
});

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
