import type { Transaction } from './schema';

/**
 * Merges pages without duplicate ids: pages overlap when a transaction was added between two
 * requests. Transactions without an id are all kept.
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
