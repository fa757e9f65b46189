import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { toQueryParameters, type HistoryFilters } from './filters';
import { toHistoryDay, type HistoryDay } from './history-day';
import { groupedHistorySchema, historySchema, type Transaction } from './schema';

/** Transactions per page (docs/product/credits.md#transactions). */
const PAGE_SIZE = 50;

/** A page of the history, grouped or individual. */
export interface HistoryPage {
  /** The requested page, from 1. */
  page: number;
  transactions: Transaction[];
  /** The days of the grouped response; empty for an individual page. */
  days: HistoryDay[];
  hasNext: boolean;
  /** Over all pages; `null` when unknown. */
  totalTransactions: number | null;
}

/**
 * `GET /tokens/history`: individual transactions, newest first.
 * @param until the latest time, epoch milliseconds; by default that of the filters
 * @throws MalformedResponseError when the body is not an object or not successful
 */
export async function fetchHistory(
  page: number,
  filters: HistoryFilters,
  signal: AbortSignal,
  until?: number,
): Promise<HistoryPage> {
  const query = { limit: PAGE_SIZE, page, ...toQueryParameters(filters) };
  if (until !== undefined) query.endDate = new Date(until).toISOString();
  const options = { schema: historySchema, query, signal };
  const { transactions, pagination } = await request(endpoints.history, options);
  const { hasNext, totalTransactions } = pagination;
  return { page, transactions, days: [], hasNext, totalTransactions };
}

/**
 * `GET /tokens/history/grouped`: the first page by day.
 * @throws MalformedResponseError when the body is not an object or not successful
 */
export async function fetchGroupedHistory(signal: AbortSignal): Promise<HistoryPage> {
  const query = { limit: PAGE_SIZE, page: 1 };
  const options = { schema: groupedHistorySchema, query, signal };
  const { groupedTransactions, pagination } = await request(endpoints.groupedHistory, options);
  const days = groupedTransactions.map(toHistoryDay);
  const { hasNext, totalTransactions } = pagination;
  return {
    page: 1,
    transactions: days.flatMap(({ transactions }) => transactions),
    days,
    hasNext,
    totalTransactions,
  };
}
