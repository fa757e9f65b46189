/** How many further pages one press loads when a page adds nothing. */
const MAX_EXTRA_PAGES = 3;

interface HistoryState {
  data: { transactions: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/** The parts of the history's infinite query that `loadMore` uses. */
export interface HistoryQueryResult extends HistoryState {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<HistoryState>;
}

/**
 * Loads the next page, and up to three more while a page adds no new transaction
 * (docs/product/credits.md#transactions). Concurrent calls share the requests. Never rejects; a
 * failure keeps the list.
 */
export async function loadMore(query: HistoryQueryResult): Promise<void> {
  const countTransactions = ({ data }: HistoryState) => data?.transactions.length ?? 0;
  const countBefore = countTransactions(query);
  const fetchNext = () => query.fetchNextPage({ cancelRefetch: false });
  let result = await fetchNext();
  for (let extraPages = 0; extraPages < MAX_EXTRA_PAGES; extraPages += 1) {
    if (result.isError || !result.hasNextPage || countTransactions(result) > countBefore) return;
    result = await fetchNext();
  }
}
