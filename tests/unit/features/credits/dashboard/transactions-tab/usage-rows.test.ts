import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { groupRowsByDay, dayRows } from '@/features/credits/dashboard/transactions-tab/day-rows';
import {
  formatAmount,
  dayPrefix,
} from '@/features/credits/dashboard/transactions-tab/transaction-text';
import { groupByDay } from '@/resources/credits/transactions/group-by-day';
import { transactionSchema, type Transaction } from '@/resources/credits/transactions/schema';

const transaction = (fields: object) => v.parse(transactionSchema, fields);

const NONE = { chosen: new Map<string, boolean>(), appended: new Set<Transaction>() };

describe('dayRows and groupRowsByDay', () => {
  const days = groupByDay([
    transaction({
      id: '1',
      createdAt: '2026-11-20T10:00',
      platformId: 'a',
      formattedAmount: '-1.00',
    }),
    transaction({
      id: '2',
      createdAt: '2026-11-20T09:00',
      platformId: 'b',
      formattedAmount: '-2.00',
    }),
    transaction({
      id: '3',
      createdAt: '2026-11-19T09:00',
      platformId: 'a',
      formattedAmount: '-3.00',
    }),
  ]);

  test('collapsed platforms of the grouped history are one row each', () => {
    const rows = dayRows(days, NONE);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'day',
      'platform',
      'platform',
      'day',
      'platform',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('an expanded platform of the grouped history shows its transactions, and only the last row of the day is marked as last', () => {
    const closed = dayRows(days, NONE);
    const rows = dayRows(days, { ...NONE, chosen: new Map([[closed[2]?.key ?? '', true]]) });
    const day = rows.slice(0, 4);
    expect(day.map(({ kind }) => kind)).toEqual(['day', 'platform', 'platform', 'transaction']);
    expect(day.map((row) => 'isLast' in row && row.isLast)).toEqual([false, false, false, true]);
  });

  test('platforms whose transactions came with Load more are expanded until the member collapses them', () => {
    const appended = new Set(days[1]?.platforms[0]?.transactions);
    const kinds = (chosen: ReadonlyMap<string, boolean>) =>
      dayRows(days, { chosen, appended }).map(({ kind }) => kind);
    const closed = ['day', 'platform', 'platform', 'day', 'platform'];
    expect(kinds(new Map())).toEqual([...closed, 'transaction']);
    expect(kinds(new Map([[dayRows(days, NONE)[4]?.key ?? '', false]]))).toEqual(closed);
  });

  test('only the first day of the grouped history is marked as first', () => {
    const firsts = dayRows(days, NONE).filter((row) => row.kind === 'day' && row.isFirst);
    expect(firsts.map(({ day }) => day.day)).toEqual(['2026-11-20']);
  });

  test('an expanded platform of the grouped history ends with a row for the transactions that are not loaded', () => {
    const [day] = days;
    const platforms = day!.platforms.map((each, index) => ({
      ...each,
      count: index === 0 ? 4 : 1,
    }));
    const given = [{ ...day!, platforms }];
    const open = dayRows(given, NONE).flatMap(({ kind, key }) =>
      kind === 'platform' ? [key] : [],
    );
    const rows = dayRows(given, { ...NONE, chosen: new Map(open.map((key) => [key, true])) });
    expect(rows.map(({ kind }) => kind)).toEqual([
      'day',
      'platform',
      'transaction',
      'missing',
      'platform',
      'transaction',
    ]);
    expect(rows[3]).toMatchObject({ count: 3, day: { day: '2026-11-20' }, isLast: false });
    expect(rows.map((row) => 'isLast' in row && row.isLast)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('the row for the transactions that are not loaded is the last one of the day after the last platform', () => {
    const [, day] = days;
    const given = [{ ...day!, platforms: day!.platforms.map((each) => ({ ...each, count: 2 })) }];
    const key = dayRows(given, NONE)[1]!.key;
    const rows = dayRows(given, { ...NONE, chosen: new Map([[key, true]]) });
    expect(rows.map((row) => ('isLast' in row && row.isLast ? row.kind : ''))).toEqual([
      '',
      '',
      '',
      'missing',
    ]);
  });

  test('a range of the rows of the grouped history is divided by day', () => {
    const parts = groupRowsByDay(dayRows(days, NONE), 1, 5);
    expect(parts.map(({ first, rows }) => [first, rows.length])).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });
});

test.each([
  [{ formattedAmount: '-5.00' }, '-5.00'],
  [{ formattedAmount: '+1,234.50' }, '+1,234.50'],
  [{ formattedAmount: '-5.00 credits' }, '-5.00 credits'],
  [{ formattedAmount: '+5.125', isCredit: true }, '+5.13'],
  [{ formattedAmount: '5', isCredit: false }, '-5.00'],
  [{ formattedAmount: '12.5 credits', isCredit: true }, '+12.50'],
  [{ formattedAmount: 'lots' }, 'lots'],
  [{ balanceBefore: 10, balanceAfter: 7.5 }, '-2.50'],
  [{}, ''],
])('the amount of a transaction with %j is shown as "%s"', (fields, text) => {
  expect(formatAmount(transaction(fields))).toBe(text);
});

test('a date of the history is preceded by its weekday or Today, unless the server sent its own wording', () => {
  const start = new Date(2026, 10, 20).getTime();
  const today = new Date(2026, 10, 20, 17).getTime();
  const [day] = groupByDay([transaction({ id: '1', createdAt: start })]);
  expect(day && dayPrefix(day, today)).toBe('Today, ');
  expect(day && dayPrefix(day, today + 86_400_000)).toBe('Friday, ');
  expect(day && dayPrefix({ ...day, formattedDate: 'Friday the 20th' }, today)).toBe('');
});
