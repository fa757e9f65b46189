import { describe, expect, test } from 'vitest';
import { arrowMove, insideWindow, isDrag, startPlace } from '@/features/credits/button-place';
import { dayParts, dayRows } from '@/features/credits/dashboard/day-rows';
import { amountText, countOf, dayPrefix } from '@/features/credits/dashboard/transaction-words';
import { regroupByDay } from '@/resources/credits/transactions/days';
import { transactionSchema, type Transaction } from '@/resources/credits/transactions/schema';
import * as v from 'valibot';

const transaction = (fields: object) => v.parse(transactionSchema, fields);

const NONE = { chosen: new Map<string, boolean>(), appended: new Set<Transaction>() };

describe('rows of the grouped view', () => {
  const days = regroupByDay([
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

  test('closed platforms are one row each', () => {
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

  test('an open one shows its transactions, and the last row closes the frame', () => {
    const closed = dayRows(days, NONE);
    const rows = dayRows(days, { ...NONE, chosen: new Map([[closed[2]?.key ?? '', true]]) });
    const day = rows.slice(0, 4);
    expect(day.map(({ kind }) => kind)).toEqual(['day', 'platform', 'platform', 'transaction']);
    expect(day.map((row) => 'isLast' in row && row.isLast)).toEqual([false, false, false, true]);
  });

  test('what Load more has brought is open until it is closed', () => {
    const appended = new Set(days[1]?.platforms[0]?.transactions);
    const kinds = (chosen: ReadonlyMap<string, boolean>) =>
      dayRows(days, { chosen, appended }).map(({ kind }) => kind);
    const closed = ['day', 'platform', 'platform', 'day', 'platform'];
    expect(kinds(new Map())).toEqual([...closed, 'transaction']);
    expect(kinds(new Map([[dayRows(days, NONE)[4]?.key ?? '', false]]))).toEqual(closed);
  });

  test('a window of them falls into days', () => {
    const parts = dayParts(dayRows(days, NONE), 1, 5);
    expect(parts.map(({ first, rows }) => [first, rows.length])).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });
});

describe('words', () => {
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
  ])('the amount of %j is %j', (fields, text) => {
    expect(amountText(transaction(fields))).toBe(text);
  });

  test.each([
    [0, '0 transactions'],
    [1, '1 transaction'],
    [1234, '1,234 transactions'],
  ])('%s', (count, text) => {
    expect(countOf(count)).toBe(text);
  });

  test('a date is preceded by its day, unless the server words it in its own way', () => {
    const start = new Date(2026, 10, 20).getTime();
    const today = new Date(2026, 10, 20, 17).getTime();
    const [day] = regroupByDay([transaction({ id: '1', createdAt: start })]);
    expect(day && dayPrefix(day, today)).toBe('Today, ');
    expect(day && dayPrefix(day, today + 86_400_000)).toBe('Friday, ');
    expect(day && dayPrefix({ ...day, formattedDate: 'Friday the 20th' }, today)).toBe('');
  });
});

describe('the place of the usage button', () => {
  const size = { width: 1000, height: 800 };

  test('it starts 80 px from the corner, also in a window that has no room for that', () => {
    expect(startPlace(size)).toEqual({ x: 920, y: 720 });
    const tiny = { width: 60, height: 40 };
    expect(insideWindow(startPlace(tiny), tiny)).toEqual({ x: 0, y: 0 });
  });

  test.each([
    [
      { x: -9, y: 900 },
      { x: 0, y: 752 },
    ],
    [
      { x: 960, y: 10 },
      { x: 952, y: 10 },
    ],
  ])('%j comes to stand at %j', (wanted, place) => {
    expect(insideWindow(wanted, size)).toEqual(place);
  });

  test.each([
    [{ x: 3, y: 2 }, false],
    [{ x: 0, y: 4 }, false],
    [{ x: 4, y: 3 }, true],
  ])('a pointer that moves by %j drags: %s', (to, drags) => {
    expect(isDrag({ x: 0, y: 0 }, to)).toBe(drags);
  });

  test('arrow keys move it, other keys do not', () => {
    expect(arrowMove('ArrowLeft', { x: 100, y: 100 }, false)).toEqual({ x: 84, y: 100 });
    expect(arrowMove('ArrowDown', { x: 100, y: 100 }, true)).toEqual({ x: 100, y: 164 });
    expect(arrowMove('a', { x: 100, y: 100 }, false)).toBeNull();
  });
});
