import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { request } from '@/http/request';
import { filterQuery, type HistoryFilters } from './filters';
import { readDay, type DayClaim } from './grouped';
import { groupedHistorySchema, historySchema, type Transaction } from './schema';

/** How many transactions a page holds (credits specification, section 9). */
export const PAGE_SIZE = 50;

/** A page of the history, from either call. */
export interface HistoryPage {
  /** The page that was asked for, from 1. */
  page: number;
  transactions: Transaction[];
  /** What the grouped call says of its days; none from the other call. */
  claims: DayClaim[];
  hasNext: boolean;
  /** Over all pages; `null` when unknown. */
  totalTransactions: number | null;
}

/**
 * `GET /tokens/history`: transactions one by one, newest first.
 * @throws MalformedResponseError when the answer is no object or not successful
 */
export async function fetchHistory(
  page: number,
  filters: HistoryFilters,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const query = { limit: PAGE_SIZE, page, ...filterQuery(filters) };
  const body = await request(endpoints.history, { query, signal });
  const { transactions, pagination } = parseResponse(historySchema, body);
  const { hasNext, totalTransactions } = pagination;
  return { page, transactions, claims: [], hasNext, totalTransactions };
}

/**
 * `GET /tokens/history/grouped`: the first page by day.
 * @throws MalformedResponseError when the answer is no object or not successful
 */
export async function fetchGroupedHistory(signal: AbortSignal): Promise<HistoryPage> {
  const query = { limit: PAGE_SIZE, page: 1 };
  const body = await request(endpoints.groupedHistory, { query, signal });
  const { groupedTransactions, pagination } = parseResponse(groupedHistorySchema, body);
  const days = groupedTransactions.map(readDay);
  const { hasNext, totalTransactions } = pagination;
  return {
    page: 1,
    transactions: days.flatMap(({ transactions }) => transactions),
    claims: days.map(({ claim }) => claim),
    hasNext,
    totalTransactions,
  };
}
