import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { creditKeys } from '../keys';
import { fetchGroupedHistory, fetchHistory, type HistoryPage } from './api';
import { isFiltered, NO_FILTERS, type HistoryFilters } from './filters';
import type { DayClaim } from './grouped';
import { mergeTransactions } from './merge';
import type { Transaction } from './schema';

export type HistoryView = 'grouped' | 'individual';

/** The pages that are loaded, as one list. */
export interface History {
  /** Each once, as the server orders them. */
  transactions: Transaction[];
  /** How many of them the first page brought; those after them came with Load more. */
  firstPageCount: number;
  /** What the grouped call has said of its days, for regroupByDay. */
  claims: DayClaim[];
  /** Over all pages; `null` when unknown. */
  totalTransactions: number | null;
}

/** Merges the pages; apart from the query for its tests. */
export function historyOf({ pages }: Pick<InfiniteData<HistoryPage>, 'pages'>): History {
  const lists = pages.map(({ transactions }) => transactions);
  return {
    transactions: mergeTransactions(lists),
    firstPageCount: mergeTransactions(lists.slice(0, 1)).length,
    claims: pages.flatMap(({ claims }) => claims),
    totalTransactions: pages.at(-1)?.totalTransactions ?? null,
  };
}

// Asking again asks for every loaded page, one after the other. A long list keeps until money moves
// or it is left for good.
function isShort({ state }: { state: { data: InfiniteData<HistoryPage> | undefined } }): boolean {
  return (state.data?.pages.length ?? 0) <= 1;
}

/**
 * The transaction history, 50 a page. The grouped view begins with the grouped call and goes on
 * with individual transactions (credits specification, section 4); filters are known only to the
 * individual call, so a filtered list is made of it alone.
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
    select: historyOf,
    staleTime: 30_000,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
    meta: { money: true },
  });
}
