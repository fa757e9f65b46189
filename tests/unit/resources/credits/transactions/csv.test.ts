import { expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionsCsv } from '@/resources/credits/transactions/csv';
import { transactionSchema } from '@/resources/credits/transactions/schema';
import { setTimeZone } from '../../../../helpers/clock';
import { transaction } from '../../complete-responses';

const MIDNIGHT = new Date(2026, 10, 20).getTime();
function linesOf(entries: object[]): string[] {
  const transactions = entries.map((entry) =>
    v.parse(transactionSchema, { ...transaction, ...entry }),
  );
  const csv = transactionsCsv(transactions, () => 'Writer');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return csv.slice(1).split('\r\n');
}

it('the CSV of a history has a heading and a row for each transaction', () => {
  setTimeZone('Europe/Berlin');
  const lines = linesOf([
    { description: 'A ladder' },
    {
      description: 'A ladder',
      id: 't0',
      isCredit: true,
      amount: 10.25,
      createdAt: '2026-11-22T09:30:00.000Z',
    },
  ]);
  expect(lines).toEqual([
    'Date,Time,Date and time (UTC),Description,Platform,Category,Amount,Balance before,Balance after,Transaction id',
    '2026-11-21,10:42:00,2026-11-21T09:42:00.000Z,"A ladder","Writer","usage",-8.00,1292.00,1283.00,"t1"',
    '2026-11-22,10:30:00,2026-11-22T09:30:00.000Z,"A ladder","Writer","usage",10.25,1292.00,1283.00,"t0"',
    '',
  ]);
});

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1+1', `"'+1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1', `"'＝1"`],
  ['A, "quoted"\nline', '"A, ""quoted""\nline"'],
  ['a = b', '"a = b"'],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x; "@A1"', `"x;' ""@A1"""`],
  ['x\n-1', `"x\n'-1"`],
])('the CSV of a history writes the text %j as %s', (description, cell) => {
  const parsed = v.parse(transactionSchema, { ...transaction, description });
  const csv = transactionsCsv([{ ...parsed, description }], () => 'Writer');
  expect(csv).toContain(`,${cell},"Writer"`);
});

it.each([
  [{ createdAt: MIDNIGHT }, '2026-11-20,,'],
  [{ createdAt: 'x', formattedDate: 'x' }, ',,'],
  [{ createdAt: '2026-11-22T09:30:00+02:00' }, '2026-11-21,23:30:00,2026-11-22T07:30:00.000Z'],
])('the CSV of a history writes the date of %j as %s', (fields, date) => {
  if (fields.createdAt !== MIDNIGHT) setTimeZone('America/Los_Angeles');
  expect(linesOf([fields])[1]).toMatch(new RegExp(`^${date},"`));
});

it('the CSV of a history leaves unknown figures empty', () => {
  const unknown = { amount: 'x', formattedAmount: 'x', balanceBefore: null, balanceAfter: null };
  expect(linesOf([unknown])[1]).toContain('"usage",,,,"t1"');
});
