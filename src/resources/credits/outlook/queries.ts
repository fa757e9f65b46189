import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { startOfDay } from '@/lib/format/start-of-day';
import { distinctById } from '@/lib/parse/ids';
import { useNow } from '@/lib/react/use-now';
import { creditKeys } from '@/resources/credits/keys';
import type { Balance } from '@/resources/credits/schema';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { fetchHistory } from '@/resources/credits/transactions/api';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { outlookOf, type Outlook } from './outlook';
import { PACE_DAYS, recentSpending, type RecentHistory } from './pace';

/** The maximum number of requested pages, however many transactions the days have. */
const MAX_PAGES = 10;

/** The time of the last dated transaction; `null` without one. */
function oldestTime(transactions: readonly Transaction[]): number | null {
  return transactions.findLast(({ at }) => at !== null)?.at ?? null;
}

/**
 * The end of the next page, which begins with the transactions of the oldest loaded time. Pages are
 * requested by time, because numbered pages are those of Load more, and move when a transaction is
 * added.
 * @param oldest epoch milliseconds, exact to the second; the local midnight if only the day is
 *   known
 */
function endOfNextPage(oldest: number): number {
  return oldest === startOfDay(oldest) ? startOfDay(oldest, 1) - 1 : oldest + 999;
}

/**
 * The transactions of the last 14 days: as many pages as they need, at most ten
 * (docs/product/credits.md#outlook).
 */
export const recentHistoryQuery = queryOptions({
  queryKey: creditKeys.recentHistory,
  queryFn: async ({ signal }): Promise<RecentHistory> => {
    const from = startOfDay(Date.now(), 1 - PACE_DAYS);
    let page = await fetchHistory(1, NO_FILTERS, signal);
    let transactions = distinctById(page.transactions);
    for (let count = 1; page.hasNext && count < MAX_PAGES; count += 1) {
      const oldest = oldestTime(transactions);
      if (oldest === null || oldest < from) break;
      page = await fetchHistory(1, NO_FILTERS, signal, endOfNextPage(oldest));
      const merged = distinctById([...transactions, ...page.transactions]);
      // More transactions of one second, or of one day, than a page has.
      if (merged.length === transactions.length) break;
      transactions = merged;
    }
    const isComplete = !page.hasNext || (oldestTime(transactions) ?? Infinity) < from;
    return { transactions, isComplete };
  },
  staleTime: 30_000,
  // The pace is computed from the last days, so it is outdated after midnight.
  refetchOnWindowFocus: ({ state }) => startOfDay(state.dataUpdatedAt) !== startOfDay(Date.now()),
  meta: { refetchAfterPayment: true },
});

/**
 * How long the member's credits last; `undefined` while that is loading and after a failure.
 * @param balance without one, nothing is requested
 */
export function useOutlook(balance: Balance | null | undefined): Outlook | undefined {
  const now = useNow();
  const enabled = Boolean(balance);
  const { data: stacks } = useQuery({ ...stacksQuery, enabled });
  const { data: history } = useQuery({ ...recentHistoryQuery, enabled });
  return useMemo(() => {
    if (!balance || !stacks || !history) return undefined;
    const spending = recentSpending(history, now);
    return outlookOf({ stacks: stacks.stacks, balance, spending, now });
  }, [stacks, history, balance, now]);
}
