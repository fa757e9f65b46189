import { expect, test } from 'vitest';
import { rowAt, rowOffsets, rowsNear } from '@/lib/list-window';

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
  expect(
    rowsNear(
      rowOffsets(0, () => 10),
      { top: 0, height: 500 },
    ),
  ).toEqual({ first: 0, end: 0 });
});

test.each([
  { top: 0, first: 0, end: 20 },
  { top: 300_000, first: 5990, end: 6020 },
  { top: 499_500, first: 9980, end: 10_000 },
  { top: -10_000, first: 0, end: 1 },
])('of 10,000 rows few are near $top', ({ top, first, end }) => {
  const long = rowOffsets(10_000, () => 50);
  expect(rowsNear(long, { top, height: 500 })).toEqual({ first, end });
});
