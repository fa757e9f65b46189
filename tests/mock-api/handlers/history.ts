import { api } from '../paths';
import { json, problem } from '../respond';
import { serializeDays, serializeSummary, serializeTransaction } from '../serializers/transaction';
import type { MockTransaction } from '../types';
import { memberCall } from './call';

const DAY = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;

function integerOf(query: URLSearchParams, name: string, fallback: number): number {
  const number = Number(query.get(name) ?? fallback);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

function page(transactions: readonly MockTransaction[], query: URLSearchParams) {
  const limit = Math.min(integerOf(query, 'limit', PAGE_SIZE), LARGEST_PAGE);
  const currentPage = integerOf(query, 'page', 1);
  const from = (currentPage - 1) * limit;
  return {
    transactions: transactions.slice(from, from + limit),
    pagination: {
      currentPage,
      hasNext: from + limit < transactions.length,
      hasPrev: currentPage > 1,
      totalTransactions: transactions.length,
    },
  };
}

/**
 * A date of the query in epoch milliseconds; with `end`, a date without time is the end of its day.
 */
function dateOf(query: URLSearchParams, name: string, end: boolean): number | null {
  const text = query.get(name);
  if (text === null || text === '') return null;
  return Date.parse(text) + (end && /^\d{4}-\d{2}-\d{2}$/.test(text) ? DAY - 1 : 0);
}

/** The transactions that match the query parameters; null for an invalid date. */
function filterTransactions(
  transactions: readonly MockTransaction[],
  query: URLSearchParams,
): readonly MockTransaction[] | null {
  const type = query.get('type') ?? '';
  const platformId = query.get('platformId') ?? '';
  const from = dateOf(query, 'startDate', false) ?? -Infinity;
  const to = dateOf(query, 'endDate', true) ?? Infinity;
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return transactions.filter(
    (transaction) =>
      (type === '' || type === (transaction.isCredit ? 'credit' : 'debit')) &&
      (platformId === '' || platformId === transaction.platformId) &&
      transaction.createdAt >= from &&
      transaction.createdAt <= to,
  );
}

/** Transactions one by one and by day, newest first (docs/product/credits.md#transactions). */
export const historyHandlers = [
  memberCall('GET', api.history, ({ member, url }) => {
    const found = filterTransactions(member.transactions, url.searchParams);
    if (!found) return problem(400, 'startDate and endDate must be dates.');
    const { transactions, pagination } = page(found, url.searchParams);
    return json({
      success: true,
      transactions: transactions.map(serializeTransaction),
      summary: serializeSummary(found),
      pagination,
    });
  }),

  memberCall('GET', api.groupedHistory, ({ db, member, url }) => {
    const found = filterTransactions(member.transactions, url.searchParams);
    if (!found) return problem(400, 'startDate and endDate must be dates.');
    const { transactions, pagination } = page(found, url.searchParams);
    return json({
      success: true,
      groupedTransactions: serializeDays(transactions, db.tools),
      pagination,
    });
  }),
];
