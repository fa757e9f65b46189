import { describe, expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import {
  groupedHistorySchema,
  historySchema,
  type Transaction,
} from '@/resources/credits/transactions/schema';
import { spentPerDay } from '@/resources/credits/transactions/spent-per-day';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const validBody = {
  id: 't1',
  transactionId: 'txn_t1',
  description: 'Ladder for a leadership program',
  platformId: 'value-ladder',
  category: 'usage',
  isCredit: false,
  icon: '⚡',
  color: '#b45309',
  formattedAmount: '-8.00',
  formattedDate: 'Nov 21, 2026',
  balanceBefore: 1292,
  balanceAfter: 1284,
  createdAt: '2026-11-21T09:42:00.000Z',
};

const read = (transactions: unknown[]) =>
  parseResponse(historySchema, { transactions }).transactions;
const readOne = (fields: object) => read([{ ...validBody, ...fields }])[0]!;

it('a transaction is read with its amount, day and time', () => {
  expect(readOne({})).toEqual({
    id: 't1',
    description: 'Ladder for a leadership program',
    platformId: 'value-ladder',
    category: 'usage',
    isCredit: false,
    amount: -8,
    formattedAmount: '-8.00',
    formattedDate: 'Nov 21, 2026',
    at: Date.UTC(2026, 10, 21, 9, 42),
    day: '2026-11-21',
    balanceBefore: 1292,
    balanceAfter: 1284,
  });
});

it.each([
  [{ id: null }, { id: 'txn_t1' }],
  [{ id: '', _id: 5 }, { id: '5' }],
  [{ id: null, transactionId: {} }, { id: '' }],
  [{ description: ' ' }, { description: 'usage' }],
  [{ description: null, category: null }, { description: 'Transaction' }],
  [{ createdAt: null }, { at: new Date(2026, 10, 21).getTime(), day: '2026-11-21' }],
  [{ createdAt: 'x', date: '2026-11-20' }, { day: '2026-11-20' }],
  [
    { createdAt: null, formattedDate: 'a while ago' },
    { at: null, day: '' },
  ],
  [{ formattedDate: null }, { formattedDate: 'Nov 21, 2026' }],
  [{ formattedDate: null, createdAt: null }, { formattedDate: 'Unknown' }],
])('a transaction with %j is read as %j', (fields, expected) => {
  expect(readOne(fields)).toMatchObject(expected);
});

it.each([
  ['Nov 20, 2026', 'Nov 19, 2026'],
  ['Nov 20, 2026, 4:00 AM', 'Nov 19, 2026'],
  ['Nov 19, 2026', 'Nov 19, 2026'],
  ['Day One', 'Day One'],
])('west of UTC a use of the previous day, dated "%s", is shown as "%s"', (text, shown) => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/Los_Angeles';
  try {
    const at = { createdAt: '2026-11-20T04:00:00Z', formattedDate: text };
    expect(readOne(at)).toMatchObject({ day: '2026-11-19', formattedDate: shown });
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

it.each([
  [{ isCredit: true }, 8, '-8.00'],
  [{ formattedAmount: '-1.5K', balanceBefore: 2000, balanceAfter: 454 }, -1546, '-1.5K'],
  [{ formattedAmount: '-1.5K', balanceBefore: null }, null, '-1.5K'],
  [{ formattedAmount: '+2 M', balanceBefore: null }, null, '+2 M'],
  [{ isCredit: true, formattedAmount: '+1,234.50' }, 1234.5, '+1,234.50'],
  [{ isCredit: null, formattedAmount: '+333.00', balanceBefore: null }, 333, '+333.00'],
  [{ isCredit: null, formattedAmount: '− 5 credits' }, -5, '− 5 credits'],
  [{ isCredit: null, formattedAmount: '8.00' }, -8, '8.00'],
  [{ formattedAmount: null }, -8, '-8.00'],
  [{ formattedAmount: 'a lot' }, -8, 'a lot'],
  [{ formattedAmount: null, isCredit: null, balanceAfter: 1300 }, 8, '+8.00'],
  [{ formattedAmount: null, balanceAfter: 'NaN' }, null, ''],
  [{ amount: 3 }, -3, '-8.00'],
  [{ amount: -3, isCredit: null, formattedAmount: null, balanceAfter: null }, -3, '-3.00'],
  [{ amount: 0 }, 0, '-8.00'],
  [{ amount: 0.5, isCredit: null, formattedAmount: null, balanceBefore: null }, 0.5, '+0.50'],
])('a transaction with %j has the amount %j, shown as "%s"', (fields, amount, formattedAmount) => {
  expect(readOne(fields)).toMatchObject({ amount, formattedAmount });
});

describe('historySchema', () => {
  const validPage = {
    success: true,
    transactions: [validBody],
    pagination: { currentPage: 1, hasNext: true, hasPrev: false, totalTransactions: 61 },
  };

  it('a page of the history is read with its pagination', () => {
    const { transactions, pagination } = parseResponse(historySchema, validPage);
    expect(transactions).toHaveLength(1);
    expect(pagination).toEqual(validPage.pagination);
  });

  it.each([
    [{ pagination: null }, { hasNext: false, totalTransactions: null }],
    [{ pagination: [true] }, { hasNext: false, totalTransactions: null }],
    [{ pagination: { hasNext: 'yes', totalTransactions: -1 } }, { hasNext: false }],
  ])('a page of the history with %j has the pagination %j', (fields, expected) => {
    expect(parseResponse(historySchema, { ...validPage, ...fields }).pagination).toMatchObject(
      expected,
    );
  });

  it.each([{}, { transactions: null }, { transactions: 'x' }, { transactions: [null, 5, []] }])(
    'a history response of %j has no transactions',
    (body) => {
      expect(parseResponse(historySchema, body).transactions).toEqual([]);
    },
  );

  it.each([...NOT_AN_OBJECT, [], { success: false }, { success: 'no' }])(
    'a history response of %j is rejected as malformed',
    (body) => {
      expect(() => parseResponse(historySchema, body)).toThrow(MalformedResponseError);
      expect(() => parseResponse(groupedHistorySchema, body)).toThrow(MalformedResponseError);
    },
  );
});

describe('spentPerDay', () => {
  const now = new Date(2026, 10, 21, 15).getTime();
  const on = (day: number, fields: object = {}): Transaction =>
    readOne({
      createdAt: new Date(2026, 10, day, 10).toISOString(),
      formattedAmount: '-4.00',
      ...fields,
    });
  const spent = (transactions: Transaction[], complete?: boolean) =>
    spentPerDay(transactions, now, complete).map(({ credits }) => credits);

  it('spent credits are summed up by local day, for 14 days, the oldest first', () => {
    const days = spentPerDay([on(21), on(21), on(20), on(18), on(7)], now);
    expect(days).toHaveLength(14);
    expect(days.slice(-4)).toEqual([
      { day: new Date(2026, 10, 18).getTime(), credits: 4, isToday: false },
      { day: new Date(2026, 10, 19).getTime(), credits: 0, isToday: false },
      { day: new Date(2026, 10, 20).getTime(), credits: 4, isToday: false },
      { day: new Date(2026, 10, 21).getTime(), credits: 8, isToday: true },
    ]);
  });

  it('spent credits leave out credits that were added, have expired, or have no amount or date', () => {
    const others = [
      on(20, { isCredit: true }),
      on(20, { category: 'expiry' }),
      on(20, { formattedAmount: null, balanceBefore: null }),
      on(20, { createdAt: null, formattedDate: '?' }),
    ];
    expect(spent(others)).toEqual(Array.from({ length: 14 }, () => 0));
  });

  it('spent credits leave out days that later pages may add to', () => {
    expect(spent([on(21), on(20), on(19)], false)).toEqual([4, 4]);
    expect(spent([on(21)], false)).toEqual([4]);
    expect(spent([], false)).toEqual([0]);
    expect(spent([on(21), on(2)], false)).toHaveLength(14);
  });
});
