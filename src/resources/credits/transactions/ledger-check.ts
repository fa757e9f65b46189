import { hasUnlistedTransactions, type ReportedDay } from './grouped-response';
import type { Transaction } from './schema';

/** Two neighbouring transactions whose balances do not add up. */
export interface LedgerGap {
  older: Transaction;
  newer: Transaction;
}

/** Half a hundredth of a credit, the greatest difference that rounding to two decimals causes. */
const TOLERANCE = 0.005 + 1e-9;

function differ(first: number | null, second: number | null): boolean {
  return first !== null && second !== null && Math.abs(first - second) > TOLERANCE;
}

/** Whether amount and balances of one transaction contradict each other. */
function isInconsistent({ balanceBefore, amount, balanceAfter }: Transaction): boolean {
  return balanceBefore !== null && amount !== null && differ(balanceBefore + amount, balanceAfter);
}

/** Groups neighbours with the same timestamp, whose order is not known. */
function clustersOf(transactions: readonly Transaction[]): Transaction[][] {
  const clusters: Transaction[][] = [];
  for (const transaction of transactions) {
    const last = clusters.at(-1);
    if (last && last[0]?.at === transaction.at) last.push(transaction);
    else clusters.push([transaction]);
  }
  return clusters;
}

/**
 * The places where balanceBefore, amount and balanceAfter of neighbouring transactions do not add
 * up (docs/product/credits.md#ledger-check). Transactions without a date or a balance are not
 * checked, nor is the order of those with the same timestamp.
 * @param transactions a part of the history without gaps: no filter by type or platform
 * @param reportedDays the days as reported by the grouped request; a day of which it lists only a
 *   part is left out
 */
export function ledgerGaps(
  transactions: readonly Transaction[],
  reportedDays: readonly ReportedDay[] = [],
): LedgerGap[] {
  const partial = new Set(reportedDays.filter(hasUnlistedTransactions).map(({ day }) => day));
  const clusters = clustersOf(
    transactions
      .filter(({ at }) => at !== null)
      .sort((first, second) => (second.at ?? 0) - (first.at ?? 0)),
  );
  const gaps: LedgerGap[] = [];
  for (const [index, cluster] of clusters.entries()) {
    const before = clusters[index + 1];
    const newer = cluster.at(-1);
    const older = before?.[0];
    if (!before || !newer || !older) continue;
    if (partial.has(newer.day) || partial.has(older.day)) continue;
    const balancesMatch = cluster.some((later) =>
      before.some((earlier) => !differ(earlier.balanceAfter, later.balanceBefore)),
    );
    if (!balancesMatch) gaps.push({ older, newer });
    else {
      const inconsistent = cluster.find(isInconsistent);
      if (inconsistent) gaps.push({ older, newer: inconsistent });
    }
  }
  return gaps;
}
