import { mutationOptions, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import {
  createCheckout,
  createSubscriptionCheckout,
  verifyPayment,
  verifySubscription,
} from './api';
import { refetchAfterPayment } from './refetch-after-payment';
import type { VerificationResponse } from './schema';

/**
 * Starts a credit purchase; resolves to the URL of the hosted checkout. Refetches nothing,
 * because nothing has been paid yet.
 */
export const purchaseMutation = mutationOptions({
  mutationFn: createCheckout,
});

/** Starts a subscription, as `purchaseMutation`. */
export const subscribeMutation = mutationOptions({
  mutationFn: createSubscriptionCheckout,
});

/** The result of a credit purchase. */
export function paymentQuery(sessionId: string, memberKey: string) {
  return verificationQuery(['credits', sessionId, memberKey], () => verifyPayment(sessionId));
}

/** The result of a subscription checkout. */
export function subscriptionResultQuery(sessionId: string, memberKey: string) {
  return verificationQuery(['plan', sessionId, memberKey], () => verifySubscription(sessionId));
}

/** The data of a result page. */
type Verification<Result> = Exclude<VerificationResponse<Result>, { state: 'pending' }>;

/** The error of a verification while the card provider has not confirmed the payment. */
class PendingPaymentError extends Error {}

/** The delays between attempts, about doubled each time; one minute in total. */
const RETRY_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];

/**
 * The query of a result page. It verifies the session once, and for at most a minute again while
 * the payment is pending (docs/product/purchase.md#payment-success). A success refetches balance
 * and plan.
 */
export function verificationQuery<Result>(
  key: readonly string[],
  verifySession: () => Promise<VerificationResponse<Result>>,
) {
  return queryOptions<Verification<Result>>({
    queryKey: ['checkout', 'verification', ...key],
    // The signal is not passed on, because StrictMode's first unmount would abort the only request.
    queryFn: async ({ client }) => {
      const response = await verifySession();
      if (response.state === 'pending') throw new PendingPaymentError();
      if (response.state === 'success') void refetchAfterPayment(client);
      return response;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // A failed request between pending responses does not end the retries.
    retry: (failures, error) =>
      failures < RETRY_DELAYS_MS.length && (failures > 0 || error instanceof PendingPaymentError),
    retryDelay: (failures) => RETRY_DELAYS_MS[failures] ?? 0,
  });
}

/** Whether the last verification has found a payment that is not confirmed yet. */
export function isPendingPayment({
  data,
  failureCount,
  failureReason,
}: Pick<UseQueryResult, 'data' | 'failureCount' | 'failureReason'>): boolean {
  return !data && (failureReason instanceof PendingPaymentError || failureCount > 1);
}
