import { mutationOptions, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import {
  createCheckout,
  createSubscriptionCheckout,
  verifyPayment,
  verifySubscription,
} from './api';
import { refetchAfterPayment } from './refetch-after-payment';
import type { CheckoutKind, VerificationResponse } from './schema';

/** Keys of the checkout queries. */
const checkoutKeys = {
  verification: (kind: CheckoutKind, sessionId: string, memberKey: string) =>
    ['checkout', 'verification', kind, sessionId, memberKey] as const,
};

/**
 * Starts a credit purchase; resolves to the URL of the hosted checkout. Refetches nothing,
 * because nothing has been paid yet.
 */
export const purchaseMutation = mutationOptions({
  mutationKey: ['checkout', 'purchase'],
  mutationFn: createCheckout,
});

/** Starts a subscription, as `purchaseMutation`; resolves to `null` for the free plan. */
export const subscribeMutation = mutationOptions({
  mutationKey: ['checkout', 'subscribe'],
  mutationFn: createSubscriptionCheckout,
});

/** The result of a credit purchase. */
export function paymentQuery(sessionId: string, memberKey: string) {
  return verificationQuery({
    kind: 'credits',
    sessionId,
    memberKey,
    verifySession: verifyPayment,
  });
}

/** The result of a subscription checkout. */
export function subscriptionResultQuery(sessionId: string, memberKey: string) {
  return verificationQuery({
    kind: 'plan',
    sessionId,
    memberKey,
    verifySession: verifySubscription,
  });
}

/** The data of a result page. */
export type Verification<Result> = Exclude<VerificationResponse<Result>, { state: 'pending' }>;

/** The error of a verification while the card provider has not confirmed the payment. */
class PendingPaymentError extends Error {}

/** The delays between attempts, about doubled each time; one minute in total. */
const RETRY_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];

export interface VerificationQueryOptions<Result> {
  kind: CheckoutKind;
  sessionId: string;
  memberKey: string;
  verifySession: (sessionId: string) => Promise<VerificationResponse<Result>>;
}

/**
 * The query of a result page. It verifies the session once, and for at most a minute again while
 * the payment is pending (docs/product/purchase.md#payment-success). A success refetches balance
 * and plan.
 */
export function verificationQuery<Result>({
  kind,
  sessionId,
  memberKey,
  verifySession,
}: VerificationQueryOptions<Result>) {
  return queryOptions<Verification<Result>>({
    queryKey: checkoutKeys.verification(kind, sessionId, memberKey),
    // The signal is not passed on, because StrictMode's first unmount would abort the only request.
    queryFn: async ({ client }) => {
      const response = await verifySession(sessionId);
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
  failureCount,
  failureReason,
}: Pick<UseQueryResult, 'failureCount' | 'failureReason'>): boolean {
  return failureReason instanceof PendingPaymentError || failureCount > 1;
}
