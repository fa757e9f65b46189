import type { MockTool, MockTransaction } from '../types';
import { formatAmount, formatDate, iso } from './format';

/** How the server marks each category; readers may show both as they are. */
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

/** A transaction (credits specification, section 3), with its moment as ISO text beside. */
export function wireTransaction(transaction: MockTransaction) {
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

/** What a list of transactions earned and spent, in credits. */
export function wireSummary(transactions: readonly MockTransaction[]) {
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
 * Days of a page of transactions (credits specification, section 3), in UTC. Each day lists all of
 * its transactions and, again, those of each platform; amounts are signed credits.
 */
export function wireDays(
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
      individualTransactions: ofDay.map(wireTransaction),
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
          transactions: ofPlatform.map(wireTransaction),
        };
      }),
    }),
  );
}
