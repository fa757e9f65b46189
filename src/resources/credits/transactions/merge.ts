import type { Transaction } from './schema';

/**
 * The transactions of several pages in one list, each once, by `id`, else `transactionId`: pages
 * overlap when something was booked between them. One without either id can't be recognised and
 * stays.
 */
export function mergeTransactions(pages: readonly (readonly Transaction[])[]): Transaction[] {
  const seen = new Set<string>();
  const merged: Transaction[] = [];
  for (const page of pages) {
    for (const transaction of page) {
      const { id } = transaction;
      if (id !== '' && seen.has(id)) continue;
      seen.add(id);
      merged.push(transaction);
    }
  }
  return merged;
}
