import type { QueryClient } from '@tanstack/react-query';
import { preloadClient } from '@/http/request';
import { subscribeToBalanceChanges } from '@/resources/payments/refetch-after-payment';
import { storeNotice } from '@/resources/session/notice';
import { sessionQuery } from '@/resources/session/queries';
import { startSession } from '@/resources/session/session';

/** What a member does first; from then on the next request may be near. */
const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'];

function preloadClientOnInput(): () => void {
  const stop = () => {
    for (const type of FIRST_INPUTS) window.removeEventListener(type, onInput);
  };
  const onInput = () => {
    stop();
    preloadClient();
  };
  for (const type of FIRST_INPUTS) window.addEventListener(type, onInput, { passive: true });
  return stop;
}

/**
 * Starts the session and its first check, and subscribes to balance changes of other tabs; returns
 * the cleanup function.
 */
export function startApp(queryClient: QueryClient): () => void {
  const stopSession = startSession({
    queryClient,
    onEnd: (reason) => {
      if (reason === 'expired') storeNotice('expired');
      // The cookies are now another member's, whom this loads.
      if (reason === 'other-member') void queryClient.invalidateQueries(sessionQuery);
    },
  });
  // Before the first request: another tab may verify a payment while this one loads.
  const unsubscribe = subscribeToBalanceChanges(queryClient);
  void queryClient.prefetchQuery(sessionQuery);
  const stopListening = preloadClientOnInput();
  return () => {
    stopListening();
    unsubscribe();
    stopSession();
  };
}
