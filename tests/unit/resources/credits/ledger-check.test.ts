import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ledgerGaps } from '@/resources/credits/transactions/ledger-check';
import { transactionSchema, type Transaction } from '@/resources/credits/transactions/schema';

/** A transaction at a minute of a day, with its balances. */
function entry(id: string, minute: number | null, fields: [number | null, number, number | null]) {
  const [balanceBefore, amount, balanceAfter] = fields;
  const createdAt = minute === null ? null : Date.UTC(2026, 10, 22, 9, minute);
  return v.parse(transactionSchema, {
    id,
    createdAt,
    isCredit: amount > 0,
    amount,
    balanceBefore,
    balanceAfter,
  });
}

const pairs = (transactions: Transaction[]) =>
  ledgerGaps(transactions).map(({ newer, older }) => [newer.id, older.id]);

describe('the ledger check', () => {
  it.each<[what: string, transactions: Transaction[], gaps: string[][]]>([
    ['nothing for no transactions', [], []],
    ['nothing for a single one', [entry('a', 1, [10, -4, 99])], []],
    [
      'nothing for balances that add up',
      [entry('c', 3, [6, 5, 11]), entry('b', 2, [8, -2, 6]), entry('a', 1, [10, -2, 8])],
      [],
    ],
    [
      'nothing for a difference that rounding explains',
      [entry('b', 2, [8.005, -2, 6]), entry('a', 1, [10, -2, 8])],
      [],
    ],
    [
      'two rows between which credits are missing',
      [entry('b', 2, [7, -2, 5]), entry('a', 1, [10, -2, 8])],
      [['b', 'a']],
    ],
    [
      'a row whose amount does not lead to its balance, with the one before',
      [entry('b', 2, [8, -2, 5]), entry('a', 1, [10, -2, 8])],
      [['b', 'a']],
    ],
    [
      'the right rows whatever their order in the list',
      [entry('a', 1, [10, -2, 8]), entry('b', 2, [7, -2, 5])],
      [['b', 'a']],
    ],
    [
      'nothing for rows of one timestamp in any order',
      [entry('b', 2, [8, -2, 6]), entry('c', 2, [6, -2, 4]), entry('a', 1, [10, -2, 8])],
      [],
    ],
    [
      'a gap before rows of one timestamp',
      [entry('b', 2, [7, -2, 5]), entry('c', 2, [5, -2, 3]), entry('a', 1, [10, -2, 8])],
      [['c', 'a']],
    ],
    [
      'nothing where a balance is unknown',
      [entry('b', 2, [null, -2, null]), entry('a', 1, [10, -2, 8])],
      [],
    ],
    [
      'nothing of a row without a date',
      [entry('b', 2, [8, -2, 6]), entry('x', null, [1, 1, 5]), entry('a', 1, [10, -2, 8])],
      [],
    ],
    [
      'negative balances like others',
      [entry('b', 2, [-3, -2, -5]), entry('a', 1, [1, -2, -1])],
      [['b', 'a']],
    ],
  ])('the ledger check finds %s', (_, transactions, gaps) => {
    expect(pairs(transactions)).toEqual(gaps);
  });

  it('the ledger check does not judge a day of which the grouped response lists only a part', () => {
    const [newer, older] = [entry('b', 2, [7, -2, 5]), entry('a', 1, [10, -2, 8])];
    const day = {
      day: newer.day,
      formattedDate: null,
      count: 3,
      totalAmount: null,
      listedCount: 2,
      platforms: [],
    };
    expect(ledgerGaps([newer, older], [day])).toEqual([]);
    expect(ledgerGaps([newer, older], [{ ...day, listedCount: 3 }])).toHaveLength(1);
  });
});
