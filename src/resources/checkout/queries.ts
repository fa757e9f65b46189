import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sessionHooks } from '@/http/session-hooks';
import {
  createCheckout,
  createSubscriptionCheckout,
  verifyPayment,
  verifySubscription,
} from './api';
import { refetchAfterPayment } from './refetch-after-payment';
import type { CheckoutKind, VerificationResponse } from './schema';

/** Keys of the checkout queries. */
export const checkoutKeys = {
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
export type Verification<Result> =
  | Exclude<VerificationResponse<Result>, { state: 'pending' }>
  | PendingVerification;

interface PendingVerification {
  state: 'pending';
  /** How often the session has been verified. */
  attempts: number;
  /** Milliseconds until the next attempt; `null` when the member must start it. */
  retryDelayMs: number | null;
}

/** The delays between attempts, about doubled each time; one minute in total. */
export const RETRY_DELAYS_MS: readonly number[] = [2000, 4000, 8000, 16_000, 30_000];

function pendingAfter(attempts: number): PendingVerification {
  return { state: 'pending', attempts, retryDelayMs: RETRY_DELAYS_MS[attempts - 1] ?? null };
}

export interface VerificationQueryOptions<Result> {
  kind: CheckoutKind;
  sessionId: string;
  memberKey: string;
  verifySession: (sessionId: string) => Promise<VerificationResponse<Result>>;
}

/**
 * The query of a result page. It verifies the session once, and for at most a minute again while
 * the payment is pending (docs/product/purchase.md#payment-success). Reset it to start over. A
 * success refetches balance and plan.
 */
export function verificationQuery<Result>({
  kind,
  sessionId,
  memberKey,
  verifySession,
}: VerificationQueryOptions<Result>) {
  const queryKey = checkoutKeys.verification(kind, sessionId, memberKey);

  return queryOptions<Verification<Result>>({
    queryKey,
    // The signal is not passed on, because StrictMode's first unmount would abort the only request.
    queryFn: async ({ client }) => {
      const signal = sessionHooks().sessionSignal();
      const previous = client.getQueryData<Verification<Result>>(queryKey);
      const attempts = previous?.state === 'pending' ? previous.attempts : 0;

      try {
        const response = await verifySession(sessionId);
        if (response.state === 'success') void refetchAfterPayment(client);
        return response.state === 'pending' ? pendingAfter(attempts + 1) : response;
      } catch (error) {
        if (attempts === 0 || signal.aborted) throw error;
        // A failed request between pending responses does not end the retries.
        console.warn('A repeated verification of the payment failed.', error);
        return pendingAfter(attempts + 1);
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'pending' ? (data.retryDelayMs ?? false) : false,
    // The member may confirm the payment in another window.
    refetchIntervalInBackground: true,
  });
}
