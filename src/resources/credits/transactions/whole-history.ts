import { distinctById } from '@/lib/distinct-by-id';
import { fetchHistory, type HistoryPage } from './api';
import type { HistoryFilters } from './filters';
import type { Transaction } from './schema';

/** After this many consecutive pages without a new transaction, the list counts as complete. */
const MAX_EMPTY_PAGES = 3;

export interface HistoryProgress {
  loaded: number;
  /** Over all pages; `null` when unknown. */
  total: number | null;
}

/**
 * All transactions that a filter selects, page by page, each once.
 * @throws when cancelled, also between two pages; otherwise as `fetchHistory`
 */
export async function fetchWholeHistory(
  filters: HistoryFilters,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: HistoryProgress) => void },
): Promise<Transaction[]> {
  let transactions: Transaction[] = [];
  let emptyPages = 0;
  let page: HistoryPage | null = null;
  while ((page === null || page.hasNext) && emptyPages < MAX_EMPTY_PAGES) {
    page = await fetchHistory((page?.page ?? 0) + 1, filters, signal);
    signal.throwIfAborted();
    const merged = distinctById([...transactions, ...page.transactions]);
    emptyPages = merged.length === transactions.length ? emptyPages + 1 : 0;
    transactions = merged;
    onProgress({ loaded: transactions.length, total: page.totalTransactions });
  }
  return transactions;
}
