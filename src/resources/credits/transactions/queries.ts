import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type InfiniteQueryObserverResult,
} from '@tanstack/react-query';
import { distinctById } from '@/lib/parse/ids';
import { creditKeys } from '@/resources/credits/keys';
import { fetchGroupedHistory, fetchHistory, type HistoryPage } from './api';
import { isFiltered, NO_FILTERS, type HistoryFilters } from './filters';
import type { HistoryDay } from './history-day';
import type { Transaction } from './schema';

export type HistoryView = 'grouped' | 'individual';

/** The loaded pages as one list. */
export interface History {
  /** Without duplicates, in the server's order. */
  transactions: Transaction[];
  /** The days of the grouped response; empty for a list of individual transactions. */
  days: HistoryDay[];
  /** The transactions that are not in `days`: those of Load more, else all. */
  ungrouped: Transaction[];
  /** Over all pages; `null` when unknown. */
  totalTransactions: number | null;
}

/** Merges the pages, which overlap when a transaction was added between two requests. */
function mergePages({ pages }: Pick<InfiniteData<HistoryPage>, 'pages'>): History {
  const days = pages.flatMap((page) => page.days);
  const transactions = distinctById(pages.flatMap((page) => page.transactions));
  const grouped = new Set(days.flatMap((day) => day.transactions));
  return {
    transactions,
    days,
    ungrouped: transactions.filter((transaction) => !grouped.has(transaction)),
    totalTransactions: pages.at(-1)?.totalTransactions ?? null,
  };
}

// A refetch requests every loaded page in sequence, so a list of several pages is refetched only
// after a payment.
function hasOnePage({
  state,
}: {
  state: { data: InfiniteData<HistoryPage> | undefined };
}): boolean {
  return (state.data?.pages.length ?? 0) <= 1;
}

/**
 * The transaction history, 50 per page. The grouped view starts with the grouped request and
 * continues with individual transactions (docs/product/credits.md#transactions). Only the
 * individual request supports filters, so a filtered list uses it alone.
 */
export function historyQuery(view: HistoryView, filters: HistoryFilters = NO_FILTERS) {
  return infiniteQueryOptions({
    queryKey: creditKeys.historyPages(view, filters),
    queryFn: ({ pageParam, signal }) =>
      view === 'grouped' && pageParam === 1 && !isFiltered(filters)
        ? fetchGroupedHistory(signal)
        : fetchHistory(pageParam, filters, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasNext, page }: HistoryPage) => (hasNext ? page + 1 : null),
    select: mergePages,
    staleTime: 30_000,
    refetchOnMount: hasOnePage,
    refetchOnReconnect: hasOnePage,
    meta: { refetchAfterPayment: true },
  });
}

/**
 * The newest 50 transactions, in one request (docs/product/catalogue.md#receipt).
 * @param platformId `null` for those of all tools
 */
export function newestHistoryQuery(platformId: string | null) {
  return queryOptions({
    queryKey: creditKeys.newestHistory(platformId),
    queryFn: async ({ signal }) =>
      (await fetchHistory(1, { ...NO_FILTERS, platformId }, signal)).transactions,
    staleTime: 30_000,
  });
}

/** How many further pages one press loads when a page adds nothing. */
const MAX_EXTRA_PAGES = 3;

/**
 * Loads the next page, and up to three more while a page adds no new transaction
 * (docs/product/credits.md#transactions). Concurrent calls share the requests. Never rejects; a
 * failure keeps the list.
 */
export async function loadMore(query: InfiniteQueryObserverResult<History>): Promise<void> {
  const countTransactions = ({ data }: typeof query) => data?.transactions.length ?? 0;
  const countBefore = countTransactions(query);
  const fetchNext = () => query.fetchNextPage({ cancelRefetch: false });
  let result = await fetchNext();
  for (let extraPages = 0; extraPages < MAX_EXTRA_PAGES; extraPages += 1) {
    if (result.isError || !result.hasNextPage || countTransactions(result) > countBefore) return;
    result = await fetchNext();
  }
}
