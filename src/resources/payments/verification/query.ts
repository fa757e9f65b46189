import { queryOptions } from '@tanstack/react-query';
import { refreshMoney } from '../refresh-money';
import { lateAfter, type Verification, type VerificationAnswer } from './outcome';
import { verifyOnce, type CheckoutKind } from './verify-once';

export interface VerificationQueryOptions<Result> {
  queryKey: readonly unknown[];
  kind: CheckoutKind;
  sessionId: string;
  /** Who is signed in; see verify-once.ts. */
  member: string;
  ask: (sessionId: string) => Promise<VerificationAnswer<Result>>;
  /** A stored result, parsed; `null` when it can't be used. */
  restore: (stored: unknown) => Result | null;
}

/**
 * The query behind a result page. It asks once; while the confirmation is late it asks again by
 * itself for at most a minute. To let the member begin anew, reset the query. A success refreshes
 * what money changes in every open tab.
 */
export function verificationQuery<Result>(options: VerificationQueryOptions<Result>) {
  const { queryKey, kind, sessionId, member, ask, restore } = options;

  const verify = (refresh: () => void) =>
    verifyOnce<Result, VerificationAnswer<Result>>({
      kind,
      sessionId,
      member,
      restore: (stored) => {
        const result = restore(stored);
        return result === null ? null : { state: 'success', result };
      },
      verify: async () => {
        const answer = await ask(sessionId);
        if (answer.state === 'success') refresh();
        return answer;
      },
      resultOf: (answer) => (answer.state === 'success' ? answer.result : undefined),
    });

  return queryOptions<Verification<Result>>({
    queryKey,
    // The signal stays unused on purpose: StrictMode's first unmount would abort the only call.
    queryFn: async ({ client }) => {
      const earlier = client.getQueryData<Verification<Result>>(queryKey);
      const asks = earlier?.state === 'late' ? earlier.asks : 0;
      try {
        const answer = await verify(() => void refreshMoney(client));
        return answer.state === 'late' ? lateAfter(asks + 1) : answer;
      } catch (error) {
        if (asks === 0) throw error;
        // One lost answer between late ones: nothing new is known, and the minute goes on.
        console.warn('Asking again for the payment failed.', error);
        return lateAfter(asks + 1);
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'late' ? (data.pauseMs ?? false) : false,
    // The member may be confirming the payment in another window.
    refetchIntervalInBackground: true,
  });
}
