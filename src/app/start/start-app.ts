import type { QueryClient } from '@tanstack/react-query';
import { clearStateOnNewVisit } from '@/lib/browser/history-entry';
import { subscribeToPayments } from '@/resources/checkout/refetch-after-payment';
import { connectSession } from '@/resources/session/connect-session';
import { sessionQuery } from '@/resources/session/queries';
import { endMemberSession } from './end-member-session';

/**
 * Starts the session and its first check, and subscribes to payments of other tabs; returns the cleanup
 * function, which only tests call, because a page ends with its document.
 */
export function startApp(queryClient: QueryClient): () => void {
  clearStateOnNewVisit();
  const disconnect = connectSession(queryClient, endMemberSession);
  // Before the first request: another tab may verify a payment while this one loads.
  const unsubscribe = subscribeToPayments(queryClient);
  void queryClient.prefetchQuery(sessionQuery);
  return () => {
    unsubscribe();
    disconnect();
  };
}
