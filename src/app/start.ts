import type { QueryClient } from '@tanstack/react-query';
import { leaveNotice } from '@/resources/session/notice';
import { sessionQuery } from '@/resources/session/queries';
import { startSession } from '@/resources/session/session';

/** Starts what lives beside the screens: the session and its first check; returns how to stop. */
export function startApp(queryClient: QueryClient): () => void {
  const stop = startSession({
    queryClient,
    onEnd: (reason) => {
      if (reason === 'expired') leaveNotice('expired');
      // The cookies now belong to somebody else: find out to whom.
      if (reason === 'other-member') void queryClient.invalidateQueries(sessionQuery);
    },
  });
  void queryClient.prefetchQuery(sessionQuery);
  return stop;
}
