import { expect, test } from 'vitest';
import {
  axisMaximum,
  layOutBars,
  barsPerLabel,
  layOutPlot,
} from '@/features/credits/dashboard/chart-scale';
import { dayLabel, describeSpending } from '@/features/credits/dashboard/spend-chart';

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

test('the highest bar of the chart fills the plot, a bar of 0 has no height, and the smallest one is 2 px high', () => {
  const plot = layOutPlot(596, 100);
  const [none, little, most] = layOutBars([0, 0.1, 100], plot);
  expect(none?.height).toBe(0);
  expect(little?.height).toBe(2);
  expect(most?.height).toBe(plot.bottom - plot.top);
  expect(most && most.center + most.slotWidth / 2).toBeCloseTo(596);
});

test.each([
  ['at most 18 px wide', [5, 10], 18, [40, 80]],
  ['at most half of the width of their day', [5, 10, 5, 5], 10, [30, 50, 70, 90]],
])('the bars of the chart are %s and in the middle of it', (_, values, width, centers) => {
  const plot = { width: 100, height: 196, left: 20, right: 100, top: 22, bottom: 172, maximum: 10 };
  const bars = layOutBars(values, plot);
  expect(bars.map((bar) => [bar.center, bar.x, bar.width])).toEqual(
    centers.map((center) => [center, center - width / 2, width]),
  );
  expect(bars.slice(0, 2).map(({ height }) => height)).toEqual([75, 150]);
});

test.each([
  [40, 1],
  [36, 1],
  [35.9, 2],
  [32, 2],
  [23, 2],
  [15, 3],
])('with %s px for each day the chart labels every day number %s', (slot, every) => {
  expect(barsPerLabel(slot)).toBe(every);
});

test('a label of the chart names the month on the first day and where the month changes', () => {
  const days = [new Date(2026, 9, 30), new Date(2026, 9, 31), new Date(2026, 10, 1)].map(Number);
  expect(days.map((day, index) => dayLabel(day, days[index - 1]))).toEqual([
    'Oct\u00a030',
    '31',
    'Nov\u00a01',
  ]);
});

test('the chart has a text alternative with its first and last day and the highest figure', () => {
  const day = (date: number, credits: number) => ({
    day: new Date(2026, 10, date).getTime(),
    credits,
    isToday: false,
  });
  expect(describeSpending([day(8, 12), day(9, 118.5), day(10, 0)])).toBe(
    'Credits spent per day, November 8 to November 10. Highest: 118.5 on November 9.',
  );
  expect(describeSpending([day(8, 0)])).toBe('Credits spent per day, November 8. Nothing spent.');
  expect(describeSpending([])).toBe('No credits spent');
});
