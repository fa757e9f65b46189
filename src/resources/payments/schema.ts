import * as v from 'valibot';
import { optionalCount } from '@/lib/optional-fields';

/** A hosted checkout as the server offers it (credits specification, section 3). */
export const checkoutSchema = v.looseObject({
  /** As it came; an address is success enough where it is missing. */
  success: v.optional(v.unknown()),
  /** As it came; followed only when it is a secure address. */
  url: v.optional(v.unknown()),
  calculatedCredits: optionalCount,
});

/** What a verified credit purchase came to (core specification, section 3). */
export const paymentSchema = v.pipe(
  v.looseObject({ amount: optionalCount, credits: optionalCount }),
  v.transform(({ amount, credits }) => ({
    /** Dollars; `null` when the answer doesn't tell. */
    amount,
    /** `null` when the answer doesn't tell. */
    credits,
  })),
);

export type Payment = v.InferOutput<typeof paymentSchema>;
