import { QueryCache, QueryClient } from '@tanstack/react-query';

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
