import type { QueryClient } from '@tanstack/react-query';
import { preloadClient } from '@/http/request';
import { onFirstInput } from '@/lib/first-input';
import { clearStateOnNewVisit } from '@/lib/history-entry';
import { subscribeToBalanceChanges } from '@/resources/payments/refetch-after-payment';
import { storeNotice } from '@/resources/session/notice';
import { sessionQuery } from '@/resources/session/queries';
import { startSession } from '@/resources/session/session';

/**
 * Starts the session and its first check, and subscribes to balance changes of other tabs; returns
 * the cleanup function.
 */
export function startApp(queryClient: QueryClient): () => void {
  clearStateOnNewVisit();
  const stopSession = startSession({
    queryClient,
    onEnd: (reason) => {
      if (reason === 'expired' || reason === 'logout-failed') storeNotice(reason);
      // The cookies are now those of another member; this loads that member.
      if (reason === 'other-member') void queryClient.invalidateQueries(sessionQuery);
    },
  });
  // Before the first request: another tab may verify a payment while this one loads.
  const unsubscribe = subscribeToBalanceChanges(queryClient);
  void queryClient.prefetchQuery(sessionQuery);
  const stopListening = onFirstInput(preloadClient);
  return () => {
    stopListening();
    unsubscribe();
    stopSession();
  };
}
