import { useMemo } from 'react';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { startOfDay } from '@/lib/format/dates';
import { distinctById } from '@/lib/parse/ids';
import { useNow } from '@/lib/react/use-now';
import { creditKeys } from '@/resources/credits/keys';
import type { Balance } from '@/resources/credits/schema';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import {
  fetchHistory,
  fetchHistoryUntil,
  type HistoryPage,
} from '@/resources/credits/transactions/api';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { outlookOf, type Outlook } from './outlook';
import { PACE_DAYS, recentSpending, type RecentHistory } from './pace';

/** The maximum number of requested pages, however many transactions the days have. */
const MAX_PAGES = 10;

/** The time of the last dated transaction; `null` without one. */
function oldestTime({ transactions }: Pick<HistoryPage, 'transactions'>): number | null {
  return transactions.findLast(({ at }) => at !== null)?.at ?? null;
}

/** Whether a page contains transactions from before the period, or is the last one. */
function isLast(page: HistoryPage, from: number): boolean {
  const oldest = oldestTime(page);
  return !page.hasNext || (oldest !== null && oldest < from);
}

/**
 * The page of the transactions up to a time, without those that are newer. Requested by the time and
 * not by the page's number: numbered pages are those of Load more, and move when a transaction is added.
 * @param oldest epoch milliseconds, exact to the second; the local midnight if only the day is known
 */
async function fetchOlderPage(oldest: number, signal: AbortSignal): Promise<HistoryPage> {
  const isDay = oldest === startOfDay(oldest);
  const until = isDay ? startOfDay(oldest, 1) - 1 : oldest + 999;
  const page = await fetchHistoryUntil(until, signal);
  // A transaction of that time may be in both pages, which only its id shows.
  const isOlder = ({ id, at }: HistoryPage['transactions'][number]) =>
    at !== null && (at < oldest || (at === oldest && id !== ''));
  return { ...page, transactions: page.transactions.filter(isOlder) };
}

interface LoadedHistory extends RecentHistory {
  /** When the newest transactions were loaded, epoch milliseconds. */
  loadedAt: number;
}

/** The first page of the dashboard's history while it is fresh, which saves a request. */
function freshFirstPage(client: QueryClient): { page: HistoryPage; loadedAt: number } | null {
  const { queryKey, staleTime } = historyQuery('grouped');
  const query = client.getQueryCache().find<{ pages: HistoryPage[] }>({ queryKey });
  if (!query || typeof staleTime !== 'number' || query.isStaleByTime(staleTime)) return null;
  const [page, ...furtherPages] = query.state.data?.pages ?? [];
  // With further pages, `dataUpdatedAt` is the time of the last page.
  const listsAll = page?.days.every(({ count, transactions }) => count <= transactions.length);
  if (!page || furtherPages.length > 0 || !listsAll) return null;
  return { page, loadedAt: query.state.dataUpdatedAt };
}

/**
 * The transactions of the last days: as many pages as the days need, at most ten
 * (docs/product/credits.md#outlook).
 * @param days how far back, today included
 */
export function recentHistoryQuery(days: number = PACE_DAYS) {
  return queryOptions({
    queryKey: creditKeys.recentHistory(days),
    queryFn: async ({ client, signal }): Promise<LoadedHistory> => {
      const from = startOfDay(Date.now(), 1 - days);
      const { page: first, loadedAt } = freshFirstPage(client) ?? {
        page: await fetchHistory(1, NO_FILTERS, signal),
        loadedAt: Date.now(),
      };
      let transactions = distinctById(first.transactions);
      let isComplete = isLast(first, from);
      for (let count = 1; !isComplete && count < MAX_PAGES; count += 1) {
        const oldest = oldestTime({ transactions });
        if (oldest === null) break;
        const page = await fetchOlderPage(oldest, signal);
        const merged = distinctById([...transactions, ...page.transactions]);
        // More transactions of one second, or of one day, than a page has.
        if (page.hasNext && merged.length === transactions.length) break;
        transactions = merged;
        isComplete = isLast(page, from);
      }
      return { transactions, isComplete, loadedAt };
    },
    staleTime: 30_000,
    // The pace is computed from the last days, so it is outdated after midnight.
    refetchOnWindowFocus: ({ state }) => startOfDay(state.dataUpdatedAt) !== startOfDay(Date.now()),
    meta: { refetchAfterPayment: true },
  });
}

/**
 * How long the member's credits last; `undefined` while that is loading and after a failure.
 * @param balance `null` requests nothing
 */
export function useOutlook(balance: Balance | null): Outlook | undefined {
  const now = useNow();
  const enabled = balance !== null;
  const { data: stacks } = useQuery({ ...stacksQuery, enabled });
  const { data: history } = useQuery({ ...recentHistoryQuery(), enabled });
  return useMemo(() => {
    if (!balance || !stacks || !history) return undefined;
    const spending = recentSpending(history, now);
    return outlookOf({ stacks: stacks.stacks, balance, spending, now });
  }, [stacks, history, balance, now]);
}
