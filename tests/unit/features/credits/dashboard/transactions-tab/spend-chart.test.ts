import { expect, test } from 'vitest';
import { axisMaximum } from '@/features/credits/dashboard/transactions-tab/axis-maximum';
import { dayLabel } from '@/features/credits/dashboard/transactions-tab/spend-chart';

test.each([
  [118, 120],
  [120, 120],
  [121, 160],
  [91, 100],
  [101, 120],
  [161, 200],
  [201, 240],
  [241, 300],
  [301, 400],
  [401, 500],
  [501, 600],
  [601, 800],
  [801, 1000],
  [6, 6],
  [0.11, 0.12],
  [1, 1],
  [1_000_001, 1_200_000],
  [0, 10],
  [-3, 10],
  [NaN, 10],
  [Infinity, 10],
])('the axis of a chart whose largest value is %s ends at %s', (largest, top) => {
  expect(axisMaximum(largest)).toBe(top);
});

test('a label of the chart names the month on the first day and where the month changes', () => {
  const days = [new Date(2026, 9, 30), new Date(2026, 9, 31), new Date(2026, 10, 1)].map(Number);
  expect(days.map((day, index) => dayLabel(day, days[index - 1]))).toEqual([
    'Oct\u00a030',
    '31',
    'Nov\u00a01',
  ]);
});
