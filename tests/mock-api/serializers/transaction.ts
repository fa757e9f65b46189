import type { MockTool, MockTransaction } from '../types';
import { formatAmount, formatDate, iso } from './format';

/** The icon and color of each category, which the portal may show unchanged. */
const MARKS: Readonly<Record<string, { icon: string; color: string }>> = {
  usage: { icon: '⚡', color: '#b45309' },
  purchase: { icon: '💳', color: '#15803d' },
  reward: { icon: '🎁', color: '#7e22ce' },
  bonus: { icon: '⭐', color: '#1d4ed8' },
  expiry: { icon: '⌛', color: '#64748b' },
};
const PLAIN = { icon: '•', color: '#64748b' };

function signed({ amount, isCredit }: MockTransaction): number {
  return isCredit ? amount : -amount;
}

/** A transaction, also with its time as ISO text (docs/product/credits.md#transactions). */
export function serializeTransaction(transaction: MockTransaction) {
  const { id, description, platformId, category, isCredit, createdAt } = transaction;
  return {
    id,
    transactionId: `txn_${id}`,
    description,
    platformId,
    category,
    isCredit,
    ...(MARKS[category] ?? PLAIN),
    formattedAmount: formatAmount(signed(transaction)),
    formattedDate: formatDate(createdAt),
    balanceBefore: transaction.balanceBefore,
    balanceAfter: transaction.balanceAfter,
    createdAt: iso(createdAt),
  };
}

function total(transactions: readonly MockTransaction[]): number {
  return transactions.reduce((sum, transaction) => sum + signed(transaction), 0);
}

/** The credits that transactions earned and spent. */
export function serializeSummary(transactions: readonly MockTransaction[]) {
  const earned = total(transactions.filter(({ isCredit }) => isCredit));
  const net = total(transactions);
  return { totalEarned: earned, totalSpent: earned - net, netChange: net };
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/**
 * The days of a page of transactions, in UTC. Each day lists all of its transactions, and again
 * those of each platform; amounts are signed credits.
 */
export function serializeDays(
  transactions: readonly MockTransaction[],
  tools: readonly Pick<MockTool, 'platformId' | 'name'>[],
) {
  const names = new Map(tools.map(({ platformId, name }) => [platformId, name]));
  return groupedBy(transactions, ({ createdAt }) => iso(createdAt).slice(0, 10)).map(
    ([date, ofDay]) => ({
      date,
      formattedDate: formatDate(Date.parse(date)),
      totalTransactions: ofDay.length,
      totalAmount: total(ofDay),
      individualTransactions: ofDay.map(serializeTransaction),
      platforms: groupedBy(
        ofDay,
        ({ platformId, isCredit }) => `${isCredit} ${platformId}`,
      ).flatMap(([, ofPlatform]) => {
        const [first] = ofPlatform;
        if (!first) return [];
        return {
          platformName: names.get(first.platformId) ?? first.description,
          transactionCount: ofPlatform.length,
          totalAmount: total(ofPlatform),
          isCredit: first.isCredit,
          transactions: ofPlatform.map(serializeTransaction),
        };
      }),
    }),
  );
}
