import * as v from 'valibot';
import { optionalCount, optionalText } from '@/lib/parse/field-schemas';

/** The parsed response of a verify request. */
export type VerificationResponse<Result> =
  | { state: 'success'; result: Result }
  /** The server rejected the session; the message is shown to the member. */
  | { state: 'failed'; message: string }
  /** The card provider has not confirmed the payment yet. */
  | { state: 'pending' };

/** The result of a verified credit purchase. */
export const paymentSchema = v.object({
  /** Dollars; `null` when unknown. */
  amount: optionalCount,
  /** `null` when unknown. */
  credits: optionalCount,
});

export type Payment = v.InferOutput<typeof paymentSchema>;

/** The result of a verified subscription (docs/product/plans.md#subscription-success). */
export const subscriptionResultSchema = v.object({
  planName: optionalText,
  credits: optionalCount,
  /** Cents; `null` when unknown. */
  amountTotal: optionalCount,
  paymentStatus: optionalText,
});

export type SubscriptionResult = v.InferOutput<typeof subscriptionResultSchema>;
