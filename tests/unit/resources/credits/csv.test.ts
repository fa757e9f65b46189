import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { transactionsCsv } from '@/resources/credits/transactions/csv';
import { NO_FILTERS, type HistoryFilters } from '@/resources/credits/transactions/filters';
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

function linesOf(entries: object[], filters: HistoryFilters = NO_FILTERS): string[] {
  const transactions = entries.map((entry) => v.parse(transactionSchema, { ...wire, ...entry }));
  const csv = transactionsCsv(transactions, { nameOf: () => 'Writer', filters });
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return csv.slice(1).split('\r\n');
}

describe('the CSV of a history', () => {
  it('the CSV of a history has a heading, a row for each transaction and the totals', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const lines = linesOf([
      {},
      { id: 't0', isCredit: true, amount: 10.25, balanceBefore: 94.25, balanceAfter: 104.5 },
    ]);
    expect(lines).toEqual([
      'Date,Time,Date and time (UTC),Description,Platform,Category,Amount,Balance before,Balance after,Transaction id',
      '2026-11-22,10:30:00,2026-11-22T09:30:00.000Z,"Use of the writer","Writer","usage",-4.00,104.50,100.50,"t1"',
      '2026-11-22,10:30:00,2026-11-22T09:30:00.000Z,"Use of the writer","Writer","usage",10.25,94.25,104.50,"t0"',
      'Total added,,,,,,10.25,,,',
      'Total spent,,,,,,-4.00,,,',
      'Net change,,,,,,6.25,94.25,100.50,',
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
    const csv = transactionsCsv([{ ...transaction, description }], {
      nameOf: () => 'Writer',
      filters: NO_FILTERS,
    });
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

  it('the CSV of a history adds up without floating-point errors, and leaves unknown figures empty', () => {
    const tenths = Array.from({ length: 10 }, () => ({ isCredit: true, amount: 0.1 }));
    const unknown = { amount: 'x', formattedAmount: 'x', balanceBefore: null, balanceAfter: null };
    const lines = linesOf([unknown, ...tenths]);
    expect(lines[1]).toContain('"usage",,,,"t1"');
    expect(lines.at(-2)).toBe('Net change,,,,,,1.00,104.50,,');
  });

  it('the CSV of a history has no balances beside the net change of a type or a platform', () => {
    expect(linesOf([{}], { ...NO_FILTERS, type: 'debit' }).at(-2)).toBe('Net change,,,,,,-4.00,,,');
    expect(linesOf([{}], { ...NO_FILTERS, from: '2026-11-01' }).at(-2)).toBe(
      'Net change,,,,,,-4.00,104.50,100.50,',
    );
  });

  it('the CSV of a history has totals of zero without transactions', () => {
    expect(linesOf([]).slice(1, 4)).toEqual([
      'Total added,,,,,,0.00,,,',
      'Total spent,,,,,,0.00,,,',
      'Net change,,,,,,0.00,,,',
    ]);
  });
});
