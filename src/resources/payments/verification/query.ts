import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { refetchAfterPayment } from '../refetch-after-payment';
import { pendingAfter, type Verification, type VerificationResponse } from './outcome';
import { removePendingCheckout, storePendingCheckout } from './pending-checkouts';
import { verifyOnce, type CheckoutKind } from './verify-once';

export interface VerificationQueryOptions<Result> {
  queryKey: readonly unknown[];
  kind: CheckoutKind;
  sessionId: string;
  /** The signed-in member's `memberKey`. */
  member: string;
  verifySession: (sessionId: string) => Promise<VerificationResponse<Result>>;
  /** Parses a stored result. */
  resultSchema: v.GenericSchema<unknown, Result>;
}

/**
 * The query of a result page. It verifies once, and while the payment is pending again for at most
 * a minute (docs/product/purchase.md#payment-success). Reset it to start over. A success refetches
 * balance and plan in every open tab.
 */
export function verificationQuery<Result>(options: VerificationQueryOptions<Result>) {
  const { queryKey, kind, sessionId, member, verifySession, resultSchema } = options;

  const verify = (onSuccess: () => void) =>
    verifyOnce<Result, VerificationResponse<Result>>({
      kind,
      sessionId,
      member,
      restore: (stored) => {
        const parsed = v.safeParse(resultSchema, stored);
        return parsed.success ? { state: 'success', result: parsed.output } : null;
      },
      verify: async () => {
        const response = await verifySession(sessionId);
        if (response.state === 'success') onSuccess();
        return response;
      },
      resultOf: (response) => (response.state === 'success' ? response.result : undefined),
    });

  return queryOptions<Verification<Result>>({
    queryKey,
    // The signal is not passed on, because StrictMode's first unmount would abort the only request.
    queryFn: async ({ client }) => {
      const previous = client.getQueryData<Verification<Result>>(queryKey);
      const attempts = previous?.state === 'pending' ? previous.attempts : 0;
      try {
        const response = await verify(() => void refetchAfterPayment(client));
        if (response.state === 'pending') storePendingCheckout(options, Date.now());
        else removePendingCheckout(options, Date.now());
        return response.state === 'pending' ? pendingAfter(attempts + 1) : response;
      } catch (error) {
        if (attempts === 0) throw error;
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
