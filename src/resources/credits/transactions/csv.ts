/** The download of transactions as a CSV file (docs/product/credits.md#download). */
import { clockTime } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { distinctById } from '@/lib/parse/ids';
import { localDay } from '@/lib/parse/parse-date';
import { fetchHistory } from './api';
import type { HistoryFilters } from './filters';
import type { Transaction } from './schema';

/** After this many consecutive pages without a new transaction, the list counts as complete. */
const MAX_EMPTY_PAGES = 3;

/** How many transactions were loaded, of how many; `null` when unknown. */
interface HistoryProgress {
  loaded: number;
  total: number | null;
}

/**
 * All transactions that a filter selects, page by page, each once.
 * @throws when cancelled, also between two pages; otherwise as `fetchHistory`
 */
export async function fetchWholeHistory(
  filters: HistoryFilters,
  signal: AbortSignal,
  onProgress: (progress: HistoryProgress) => void,
): Promise<Transaction[]> {
  let transactions: Transaction[] = [];
  let emptyPages = 0;
  for (let page = 1; emptyPages < MAX_EMPTY_PAGES; page += 1) {
    const response = await fetchHistory(page, filters, signal);
    signal.throwIfAborted();
    const merged = distinctById([...transactions, ...response.transactions]);
    emptyPages = merged.length === transactions.length ? emptyPages + 1 : 0;
    transactions = merged;
    onProgress({ loaded: transactions.length, total: response.totalTransactions });
    if (!response.hasNext) break;
  }
  return transactions;
}

const COLUMNS = [
  'Date',
  'Time',
  'Date and time (UTC)',
  'Description',
  'Platform',
  'Category',
  'Amount',
  'Balance before',
  'Balance after',
  'Transaction id',
];

/**
 * Where a spreadsheet would evaluate a formula: at the start of a text, and within it, because
 * Excel splits the file at semicolons in many countries, quoted or not.
 */
const FORMULA = /(^|[;\r\n])(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A quoted cell; an apostrophe keeps a spreadsheet from evaluating the text. */
function textCell(text: string): string {
  return `"${text.replace(FORMULA, "$&'").replaceAll('"', '""')}"`;
}

/** A number with two decimals, as on the screen; an empty cell for an unknown one. */
function numberCell(value: number | null): string {
  return value?.toFixed(2) ?? '';
}

/** The local date and time, and the timestamp in ISO 8601; only the day if the time is unknown. */
function dateCells({ at }: Transaction): string[] {
  if (at === null) return ['', '', ''];
  if (at === startOfDay(at)) return [localDay(at), '', ''];
  return [localDay(at), clockTime(at), new Date(at).toISOString()];
}

/**
 * Transactions as a CSV file, in their order.
 * @param nameOf the name of a transaction's platform
 */
export function transactionsCsv(
  transactions: readonly Transaction[],
  nameOf: (transaction: Transaction) => string,
): string {
  const rows = transactions.map((transaction) => [
    ...dateCells(transaction),
    textCell(transaction.description),
    textCell(nameOf(transaction)),
    textCell(transaction.category ?? ''),
    numberCell(transaction.amount),
    numberCell(transaction.balanceBefore),
    numberCell(transaction.balanceAfter),
    textCell(transaction.id),
  ]);
  // Excel reads a file as UTF-8 only if it starts with a byte order mark.
  return `\uFEFF${[COLUMNS, ...rows].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
