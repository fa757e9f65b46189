import { loadMore } from '@/resources/credits/transactions/load-more';
import type { HistoryQueryResult } from '@/resources/credits/transactions/load-more';
import { Button } from '@/ui/button';

/**
 * The way to the next page of a history. One that could not be loaded is logged, and said in a few
 * quiet words; the list stays, and the same button tries again (credits specification, section 8).
 */
export function LoadMore({
  query,
}: {
  query: HistoryQueryResult & {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    data: { totalTransactions: number | null };
  };
}) {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, data } = query;
  if (!hasNextPage) return null;
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
