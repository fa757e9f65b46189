import { expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionSchema } from '@/resources/credits/transactions/schema';
import { lastUse, receiptOf, receiptText, type ReceiptFacts } from '@/resources/tools/receipt';

const NOW = new Date(2026, 10, 22, 12).getTime();

/** A transaction, so many milliseconds after the launch. */
function transaction(after: number | null, amount: number | null, platformId = 'ladder') {
  const createdAt = after === null ? null : NOW + after;
  return v.parse(transactionSchema, { id: `${after} ${amount}`, createdAt, amount, platformId });
}

const made = (after: number | null) => ({ createdAt: after === null ? null : NOW + after });
type Facts = ReceiptFacts<ReturnType<typeof made>>;

function receipt(facts: Partial<Facts>) {
  const nothing = { transactions: [], outputs: [] };
  return receiptOf({ launchedAt: NOW, platformId: 'ladder', ...nothing, ...facts });
}

it.each<[what: string, facts: Partial<Facts>, text: string | null]>([
  ['nothing', {}, null],
  ['uses', { transactions: [transaction(9, -8), transaction(1, -0.5)] }, '8.5 credits'],
  ['a use of another tool', { transactions: [transaction(1, -8, 'other')] }, null],
  [
    'a use, for a tool without a platform',
    { transactions: [transaction(1, -8)], platformId: null },
    null,
  ],
  ['an undated use', { transactions: [transaction(null, -8)] }, null],
  ['a use 5 s before', { transactions: [transaction(-5000, -1)] }, '1 credit'],
  ['an earlier use', { transactions: [transaction(-5001, -8)] }, null],
  ['an unknown amount', { transactions: [transaction(1, null)] }, null],
  ['a refund', { transactions: [transaction(2, 3), transaction(1, -8)] }, '5 credits'],
  ['a refund of an earlier use', { transactions: [transaction(2, 3)] }, null],
  [
    'fractions that are refunded',
    { transactions: [transaction(1, -0.1), transaction(2, -0.2), transaction(3, 0.3)] },
    null,
  ],
  ['outputs', { outputs: [made(1), made(2)] }, '2 new outputs'],
  ['outputs before, undated', { outputs: [made(-5001), made(null)] }, null],
  ['both', { transactions: [transaction(1, -8)], outputs: [made(1)] }, '8 credits, 1 new output'],
])('the receipt of a launch with %s', (_, facts, text) => {
  const found = receipt(facts);
  expect(found && receiptText(found)).toBe(text);
});

it('a receipt lists the newest output first, and the transactions that the credits are from', () => {
  const use = transaction(1, -8);
  const found = receipt({
    transactions: [use, transaction(-60_000, -8)],
    outputs: [made(1), made(3), made(2)],
  });
  expect(found?.outputs.map(({ createdAt }) => (createdAt ?? 0) - NOW)).toEqual([3, 2, 1]);
  expect(found?.transactions).toEqual([use]);
});

it('the last use of a tool is its newest dated transaction that spent credits', () => {
  const use = transaction(1, -8);
  const transactions = [
    transaction(null, -1),
    transaction(0, -2),
    use,
    transaction(2, 5),
    transaction(3, -4, 'other'),
    transaction(4, null),
  ];
  expect(lastUse(transactions, 'ladder')).toEqual({ transaction: use, credits: 8, at: NOW + 1 });
  expect(lastUse([], 'ladder')).toBeNull();
});
