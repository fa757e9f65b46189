import type { Transaction } from '@/resources/credits/transactions/schema';
import { withDashboard } from './dashboard-url';

/**
 * A search string that opens the usage dashboard with transactions of one tool: the individual ones
 * of their days (docs/product/credits.md#transactions).
 */
export function withTransactions(
  search: string,
  transactions: readonly Pick<Transaction, 'platformId' | 'day'>[],
): string {
  const days = transactions.map(({ day }) => day).sort();
  return withDashboard(search, {
    tab: 'transactions',
    view: 'individual',
    platformId: transactions[0]?.platformId ?? null,
    from: days[0] || null,
    to: days.at(-1) || null,
  });
}
