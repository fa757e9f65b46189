import { useMemo } from 'react';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { startOfDay } from '@/lib/format/dates';
import { distinctById } from '@/lib/parse/ids';
import { useNow } from '@/lib/react/use-now';
import { creditKeys } from '@/resources/credits/keys';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { fetchHistory, type HistoryPage } from '@/resources/credits/transactions/api';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { hasUnlistedTransactions } from '@/resources/credits/transactions/grouped-response';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { outlookOf, type Outlook } from './outlook';
import { PACE_DAYS, type RecentHistory } from './pace';

/** The maximum number of requested pages, however many transactions the days have. */
const MAX_PAGES = 10;

/** Whether a page contains transactions from before the period, or is the last one. */
function isLast({ transactions, hasNext }: HistoryPage, from: number): boolean {
  const oldest = transactions.findLast(({ at }) => at !== null)?.at ?? null;
  return !hasNext || (oldest !== null && oldest < from);
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
  if (!page || furtherPages.length > 0 || page.reportedDays.some(hasUnlistedTransactions))
    return null;
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
      const fetchPage = (page: number) => fetchHistory(page, NO_FILTERS, signal);
      const { page: first, loadedAt } = freshFirstPage(client) ?? {
        page: await fetchPage(1),
        loadedAt: Date.now(),
      };
      const pages = [first];
      let isComplete = isLast(first, from);
      while (!isComplete && pages.length < MAX_PAGES) {
        const page = await fetchPage(pages.length + 1);
        pages.push(page);
        isComplete = isLast(page, from);
      }
      return {
        transactions: distinctById(pages.flatMap(({ transactions }) => transactions)),
        isComplete,
        loadedAt,
      };
    },
    staleTime: 30_000,
    // The pace is computed from the last days, so it is outdated after midnight.
    refetchOnWindowFocus: ({ state }) => startOfDay(state.dataUpdatedAt) !== startOfDay(Date.now()),
    meta: { refetchAfterPayment: true },
  });
}

/**
 * How long the member's credits last; `undefined` while that is loading and after a failure.
 * @param credits today's balance; `null` requests nothing
 */
export function useOutlook(credits: number | null): Outlook | undefined {
  const now = useNow();
  const enabled = credits !== null;
  const { data: stacks } = useQuery({ ...stacksQuery, enabled });
  const { data: history } = useQuery({ ...recentHistoryQuery(), enabled });
  return useMemo(
    () =>
      credits !== null && stacks && history
        ? outlookOf({ stacks: stacks.stacks, credits, history, now })
        : undefined,
    [stacks, history, credits, now],
  );
}
