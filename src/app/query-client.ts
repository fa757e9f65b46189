import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { confirmMember } from '@/resources/session/confirm-member';

// In the capture phase, because TanStack Query's own listener on the window does not receive a
// `visibilitychange` event that does not bubble.
focusManager.setEventListener((onFocus) => {
  const listener = () => {
    // Called before `onFocus`, whose refetches wait for this check, because another member may have signed
    // in. A failed check is ignored.
    if (document.visibilityState === 'visible') void confirmMember().catch(() => undefined);
    onFocus();
  };
  window.addEventListener('visibilitychange', listener, true);
  return () => window.removeEventListener('visibilitychange', listener, true);
});

/** Creates the query client with the default options of all queries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Errors are logged here and shown by each screen
      // (docs/product/README.md#failures-in-general).
      onError: (error, query) => console.warn('Loading failed.', query.queryHash, error),
    }),
    defaultOptions: {
      queries: {
        // Each screen shows the error immediately, with its own button to retry.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // A request fails while offline and shows an error, instead of staying paused.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
