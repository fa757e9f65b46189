import { expect, it } from 'vitest';
import { parseResponse } from '@/http/parse-response';
import { historySchema, type Transaction } from '@/resources/credits/transactions/schema';
import { spentPerDay } from '@/resources/credits/transactions/spent-per-day';
import { setTimeZone } from '../../../../helpers/clock';
import { transaction } from '../../complete-responses';

const read = (transactions: unknown[]) =>
  parseResponse(historySchema, { transactions }).transactions;
const readOne = (fields: object) => read([{ ...transaction, ...fields }])[0]!;

it.each([
  [{ id: null }, { id: 'txn_t1' }],
  [{ id: '', _id: 5 }, { id: '5' }],
  [{ id: null, transactionId: {} }, { id: '' }],
  [{ description: ' ' }, { description: 'usage' }],
  [{ description: null, category: null }, { description: 'Transaction' }],
  [{}, { at: Date.UTC(2026, 10, 21, 9, 42), day: '2026-11-21', amount: -8 }],
  [{ createdAt: null }, { at: new Date(2026, 10, 20).getTime(), day: '2026-11-20' }],
  [{ createdAt: 'x', date: '2026-11-19' }, { day: '2026-11-19' }],
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
  ['Nov 19, 2026', 'Nov 19, 2026'],
  ['Day One', 'Day One'],
])('west of UTC a use of the previous day, dated "%s", is shown as "%s"', (text, shown) => {
  setTimeZone('America/Los_Angeles');
  const at = { createdAt: '2026-11-20T04:00:00Z', formattedDate: text };
  expect(readOne(at)).toMatchObject({ day: '2026-11-19', formattedDate: shown });
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
  [{ formattedAmount: null }, -9, '-9.00'],
  [{ formattedAmount: 'a lot' }, -9, 'a lot'],
  [{ formattedAmount: null, isCredit: null, balanceAfter: 1300 }, 8, '+8.00'],
  [{ formattedAmount: null, balanceAfter: 'NaN' }, null, ''],
  [{ amount: 3 }, -3, '-8.00'],
  [{ amount: -3, isCredit: null, formattedAmount: null, balanceAfter: null }, -3, '-3.00'],
  [{ amount: 0.5, isCredit: null, formattedAmount: null, balanceBefore: null }, 0.5, '+0.50'],
])('a transaction with %j has the amount %j, shown as "%s"', (fields, amount, formattedAmount) => {
  expect(readOne(fields)).toMatchObject({ amount, formattedAmount });
});

it('a page of the history without a pagination has no next one', () => {
  const { pagination } = parseResponse(historySchema, { transactions: [], pagination: [true] });
  expect(pagination).toMatchObject({ hasNext: false, totalTransactions: null });
});

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
