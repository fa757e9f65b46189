import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionSchema } from '@/resources/credits/transactions/schema';
import {
  isComparable,
  lastUse,
  receiptOf,
  receiptText,
  type NewestTransactions,
  type ReceiptFacts,
} from '@/resources/tools/receipt';

const NOW = new Date(2026, 10, 22, 12).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A transaction, so many milliseconds after the launch. */
function transaction(after: number | null, amount: number | string | null, platformId = 'ladder') {
  const createdAt = after === null ? null : NOW + after;
  return v.parse(transactionSchema, {
    id: `${after} ${amount}`,
    createdAt,
    ...(typeof amount === 'string' ? { formattedAmount: amount } : { amount }),
    platformId,
  });
}

function history(...transactions: NewestTransactions['transactions']): NewestTransactions {
  return { transactions, isComplete: true };
}

const made = (after: number | null, isOwn = true) => ({
  createdAt: after === null ? null : NOW + after,
  isOwn,
});
type Facts = ReceiptFacts<ReturnType<typeof made>>;

function receipt(facts: Partial<Facts>) {
  return receiptOf({
    launch: { at: NOW, credits: 100 },
    tool: { isFree: false, platformId: 'ladder' },
    history: null,
    outputs: [],
    isOutputOfTool: ({ isOwn }) => isOwn,
    balance: null,
    ...facts,
  });
}

describe('the receipt of a launch', () => {
  it.each<[what: string, facts: Partial<Facts>, text: string | null]>([
    ['nothing', { history: history(), balance: 100 }, null],
    [
      'transactions of the tool',
      { history: history(transaction(2 * MINUTE, -8), transaction(MINUTE, -0.5)) },
      '8.5 credits',
    ],
    ['a transaction of another tool', { history: history(transaction(1, -8, 'other')) }, null],
    ['an undated transaction', { history: history(transaction(null, -8)) }, null],
    ['a use 5 s before', { history: history(transaction(-5000, -1)) }, '1 credit'],
    ['an earlier use', { history: history(transaction(-5001, -8)) }, null],
    ['a refund', { history: history(transaction(2, 3), transaction(1, -8)) }, '5 credits'],
    ['a refund of an earlier use', { history: history(transaction(2, 3)) }, null],
    [
      'a transaction, not the balance',
      { history: history(transaction(1, -8)), balance: 50 },
      '8 credits',
    ],
    ['only the balance, with all transactions', { history: history(), balance: 50 }, null],
    ['the balance, without transactions', { balance: 92 }, '8 credits'],
    ['a higher balance', { balance: 108 }, null],
    ['a balance up to an error of fractions', { balance: 99.996 }, null],
    [
      'a balance that was unknown at the launch',
      { launch: { at: NOW, credits: null }, balance: 0 },
      null,
    ],
    ['the balance of a free tool', { tool: { isFree: true, platformId: null }, balance: 50 }, null],
    [
      'transactions that do not reach back to the launch',
      { history: { transactions: [transaction(1, -8)], isComplete: false }, balance: 50 },
      '50 credits',
    ],
    [
      'more transactions, the oldest from before the launch',
      {
        history: {
          transactions: [transaction(1, -8), transaction(-MINUTE, -8)],
          isComplete: false,
        },
        balance: 50,
      },
      '8 credits',
    ],
    ['an unknown amount', { history: history(transaction(1, '-1.5K')), balance: 80 }, '20 credits'],
    [
      'a transaction that is dated only by the day of the launch',
      { history: history(transaction(-12 * 60 * MINUTE, -8)), balance: 91 },
      '9 credits',
    ],
    ['outputs', { outputs: [made(1), made(2)] }, '2 new outputs'],
    [
      'outputs before, undated, of another tool',
      { outputs: [made(-5001), made(null), made(1, false)] },
      null,
    ],
    [
      'both',
      { history: history(transaction(1, -8)), outputs: [made(1)] },
      '8 credits, 1 new output',
    ],
  ])('of %s', (_, facts, text) => {
    const found = receipt(facts);
    expect(found && receiptText(found)).toBe(text);
  });

  it('lists the newest output first, and the transactions that the credits are from', () => {
    const use = transaction(1, -8);
    const found = receipt({
      history: history(use, transaction(-MINUTE, -8)),
      outputs: [made(1), made(3), made(2)],
    });
    expect(found?.outputs.map(({ createdAt }) => (createdAt ?? 0) - NOW)).toEqual([3, 2, 1]);
    expect(found?.transactions).toEqual([use]);
  });

  it.each([
    [-1, false, false],
    [0, false, false],
    [1, false, true],
    [DAY, false, true],
    [DAY + 1, false, false],
    [1, true, false],
  ])(
    'a return %i ms after a launch (dismissed: %s) can show one: %s',
    (age, isDismissed, shows) => {
      expect(isComparable({ at: NOW, isDismissed }, NOW + age)).toBe(shows);
    },
  );
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
