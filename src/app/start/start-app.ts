import type { QueryClient } from '@tanstack/react-query';
import { prepareFirstEntry } from '@/lib/browser/history-entry';
import { connectSession } from '@/resources/session/connect-session';
import { sessionQuery } from '@/resources/session/queries';
import { endMemberSession } from './end-member-session';

/**
 * Starts the session and its first check; returns the cleanup function, which only tests call,
 * because a page ends with its document.
 */
export function startApp(queryClient: QueryClient): () => void {
  prepareFirstEntry();
  const disconnect = connectSession(queryClient, endMemberSession);
  void queryClient.prefetchQuery(sessionQuery);
  return disconnect;
}
