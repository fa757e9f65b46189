import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { loadMore, type History } from '@/resources/credits/transactions/queries';
import { Button } from '@/ui/button';

/**
 * The button that loads the next page of transactions, and its error
 * (docs/product/credits.md#transactions).
 */
export function LoadMore({ query }: { query: InfiniteQueryObserverResult<History> }) {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, data } = query;
  if (!data || !hasNextPage) return null;
  const loaded = data.transactions.length.toLocaleString('en-US');
  const total = data.totalTransactions?.toLocaleString('en-US');

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        busy={isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => void loadMore(query)}
      >
        Load more
      </Button>
      <p role="status" className="num text-muted">
        {isFetchNextPageError && !isFetchingNextPage
          ? 'More transactions could not be loaded.'
          : total && `${loaded} of ${total} loaded`}
      </p>
    </div>
  );
}
