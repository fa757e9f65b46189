/** How many pages that add nothing are followed by the next one without another press. */
const FOLLOW_UPS = 3;

interface Loaded {
  data: { transactions: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/** What loadMore needs of an infinite query of the history. */
export interface HistoryQueryResult extends Loaded {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Loaded>;
}

/**
 * Loads the next page. One that adds nothing, because all of its transactions were there, is
 * followed by the next, at most three times. Pressed again meanwhile it loads no page twice.
 * Never rejects: a page that could not be loaded leaves the list as it was.
 */
export async function loadMore(query: HistoryQueryResult): Promise<void> {
  const countOf = ({ data }: Loaded) => data?.transactions.length ?? 0;
  const before = countOf(query);
  const next = () => query.fetchNextPage({ cancelRefetch: false });
  let result = await next();
  for (let followed = 0; followed < FOLLOW_UPS; followed += 1) {
    if (result.isError || !result.hasNextPage || countOf(result) > before) return;
    result = await next();
  }
}
