import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { confirmMember } from '@/resources/session/session';

// The event belongs to the document and need not bubble up to the window, where the library listens:
// captured there, it is heard wherever it was fired.
focusManager.setEventListener((onFocus) => {
  const listener = () => {
    // Before the refetches, which wait for it: the cookies may be another member's by now. A check
    // that can't be decided changes nothing.
    if (document.visibilityState === 'visible') void confirmMember().catch(() => undefined);
    onFocus();
  };
  window.addEventListener('visibilitychange', listener, true);
  return () => window.removeEventListener('visibilitychange', listener, true);
});

/** The cache of what the server owns, with the habits that every query shares. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Where no message is specified a failure is logged only (both specifications, section 8).
      onError: (error, query) => console.warn('Loading failed.', query.queryHash, error),
    }),
    defaultOptions: {
      queries: {
        // A failure is said at once, each with its own way to try again.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Asking without a network fails at once and shows so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
