import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionsCsv } from '@/resources/credits/transactions/csv';
import { transactionSchema } from '@/resources/credits/transactions/schema';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const MIDNIGHT = new Date(2026, 10, 20).getTime();
const wire = {
  id: 't1',
  description: 'Use of the writer',
  category: 'usage',
  isCredit: false,
  amount: -4,
  createdAt: '2026-11-22T09:30:00.000Z',
  balanceBefore: 104.5,
  balanceAfter: 100.5,
};

function linesOf(entries: object[]): string[] {
  const transactions = entries.map((entry) => v.parse(transactionSchema, { ...wire, ...entry }));
  const csv = transactionsCsv(transactions, () => 'Writer');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return csv.slice(1).split('\r\n');
}

describe('the CSV of a history', () => {
  it('the CSV of a history has a heading and a row for each transaction', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const lines = linesOf([
      {},
      { id: 't0', isCredit: true, amount: 10.25, balanceBefore: 94.25, balanceAfter: 104.5 },
    ]);
    expect(lines).toEqual([
      'Date,Time,Date and time (UTC),Description,Platform,Category,Amount,Balance before,Balance after,Transaction id',
      '2026-11-22,10:30:00,2026-11-22T09:30:00.000Z,"Use of the writer","Writer","usage",-4.00,104.50,100.50,"t1"',
      '2026-11-22,10:30:00,2026-11-22T09:30:00.000Z,"Use of the writer","Writer","usage",10.25,94.25,104.50,"t0"',
      '',
    ]);
  });

  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+1+1', `"'+1+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['＝1', `"'＝1"`],
    ['A, "quoted"\nline', '"A, ""quoted""\nline"'],
    ['a = b', '"a = b"'],
    ['x;=1+1;y', `"x;'=1+1;y"`],
    ['x; "@A1"', `"x;' ""@A1"""`],
    ['x\n-1', `"x\n'-1"`],
    ['x; y', '"x; y"'],
  ])('the CSV of a history writes the text %j as %s', (description, cell) => {
    const transaction = v.parse(transactionSchema, { ...wire, description });
    const csv = transactionsCsv([{ ...transaction, description }], () => 'Writer');
    expect(csv).toContain(`,${cell},"Writer"`);
  });

  it.each([
    [{ createdAt: MIDNIGHT }, '2026-11-20,,'],
    [{ createdAt: 'x', formattedDate: 'x' }, ',,'],
    [{ createdAt: '2026-11-22T09:30:00+02:00' }, '2026-11-21,23:30:00,2026-11-22T07:30:00.000Z'],
  ])('the CSV of a history writes the date of %j as %s', (fields, date) => {
    if (fields.createdAt !== MIDNIGHT) process.env['TZ'] = 'America/Los_Angeles';
    expect(linesOf([fields])[1]).toMatch(new RegExp(`^${date},"`));
  });

  it('the CSV of a history leaves unknown figures empty', () => {
    const unknown = { amount: 'x', formattedAmount: 'x', balanceBefore: null, balanceAfter: null };
    expect(linesOf([unknown])[1]).toContain('"usage",,,,"t1"');
  });
});
