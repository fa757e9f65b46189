import { expect, test } from 'vitest';
import { rowAt, rowOffsets, rowsNear, stepTowards } from '@/lib/list-window';

const HEIGHTS = [10, 30, 20];
const offsets = rowOffsets(HEIGHTS.length, (index) => HEIGHTS[index] ?? 0);

test('offsets are the top edges, with the whole height at the end', () => {
  expect([...offsets]).toEqual([0, 10, 40, 60]);
});

test.each([
  [-5, 0],
  [0, 0],
  [9.9, 0],
  [10, 1],
  [39, 1],
  [40, 2],
  [59, 2],
  [1000, 2],
])('at %s is row %s', (y, row) => {
  expect(rowAt(offsets, y)).toBe(row);
});

test('an empty list has no rows anywhere', () => {
  const none = rowOffsets(0, () => 10);
  expect(rowsNear(none, { top: 0, height: 500 }, 100)).toEqual({ first: 0, end: 0 });
});

test.each([
  { top: 0, margin: 0, first: 0, end: 11 },
  { top: 0, margin: 500, first: 0, end: 21 },
  { top: 300_000, margin: 500, first: 5990, end: 6021 },
  { top: 499_500, margin: 500, first: 9980, end: 10_000 },
  { top: -10_000, margin: 500, first: 0, end: 1 },
])('of 10,000 rows few are within $margin px of $top', ({ top, margin, first, end }) => {
  const long = rowOffsets(10_000, () => 50);
  expect(rowsNear(long, { top, height: 500 }, margin)).toEqual({ first, end });
});

test.each([
  ['what is visible comes at once', [0, 0], [0, 10], [0, 26], [0, 10]],
  ['the rest comes two at a time', [0, 10], [0, 10], [0, 26], [0, 12]],
  ['and no more than there is to come', [0, 25], [0, 10], [0, 26], [0, 26]],
  ['at both edges', [50, 60], [50, 60], [34, 76], [48, 62]],
  ['what is far behind goes', [30, 76], [60, 70], [44, 86], [44, 78]],
  ['scrolling into what is there adds a few', [50, 70], [55, 65], [39, 81], [48, 72]],
  ['scrolling beyond it adds what is missing', [50, 62], [55, 65], [39, 81], [48, 65]],
  ['a jump begins anew', [0, 26], [500, 510], [484, 526], [500, 510]],
])('%s', (_, now, visible, wanted, next) => {
  const range = ([first = 0, end = 0]: number[]) => ({ first, end });
  expect(stepTowards(range(now), range(visible), range(wanted))).toEqual(range(next));
});
