import type { QueryClient } from '@tanstack/react-query';
import { subscribeToBalanceChanges } from '@/resources/payments/refetch-after-payment';
import { storeNotice } from '@/resources/session/notice';
import { sessionQuery } from '@/resources/session/queries';
import { startSession } from '@/resources/session/session';

/**
 * Starts what lives beside the screens: the session, its first check, and the messages of other
 * tabs about the balance; returns the cleanup function.
 */
export function startApp(queryClient: QueryClient): () => void {
  const stopSession = startSession({
    queryClient,
    onEnd: (reason) => {
      if (reason === 'expired') storeNotice('expired');
      // The cookies now belong to somebody else: find out to whom.
      if (reason === 'other-member') void queryClient.invalidateQueries(sessionQuery);
    },
  });
  // Before the first load: a payment in another tab may be verified while this one loads.
  const unsubscribe = subscribeToBalanceChanges(queryClient);
  void queryClient.prefetchQuery(sessionQuery);
  return () => {
    unsubscribe();
    stopSession();
  };
}
