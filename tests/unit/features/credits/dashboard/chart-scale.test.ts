import { expect, it } from 'vitest';
import {
  barPath,
  layOutBars,
  barsPerLabel,
  layOutPlot,
} from '@/features/credits/dashboard/chart-scale';

it.each([
  [480, 12_000, { height: 196, left: 48, bottom: 172 }],
  [479, 1000, { height: 170, left: 40, bottom: 146 }],
  [479, 10, { height: 170, left: 32, bottom: 146 }],
])(
  'the plot of the spending chart in %d px with an axis up to %d is %j',
  (width, maximum, plot) => {
    expect(layOutPlot(width, maximum)).toEqual({ width, right: width, top: 22, maximum, ...plot });
  },
);

const plot = { width: 130, height: 170, left: 30, right: 130, top: 20, bottom: 120, maximum: 100 };

it('the bars of the spending chart are each half as wide as their share of the plot', () => {
  expect(layOutBars([50, 100, 25, 1], plot)).toEqual([
    { x: 36.25, width: 12.5, center: 42.5, slotWidth: 25, height: 50 },
    { x: 61.25, width: 12.5, center: 67.5, slotWidth: 25, height: 100 },
    { x: 86.25, width: 12.5, center: 92.5, slotWidth: 25, height: 25 },
    { x: 111.25, width: 12.5, center: 117.5, slotWidth: 25, height: 2 },
  ]);
});

it('the bars of the spending chart are at most 18 px wide', () => {
  expect(layOutBars([1, 1], plot).map(({ width }) => width)).toEqual([18, 18]);
  expect(layOutBars([1, 1, 1], plot)[0]?.width).toBeCloseTo(100 / 6);
});

it('the bars of the spending chart are at least 2 px high, and 0 px for values up to 0', () => {
  const heights = layOutBars([2, 1.9, 0.001, 0, -5], plot).map(({ height }) => height);
  expect(heights).toEqual([2, 2, 2, 0, 0]);
  expect(layOutBars([3], plot)[0]?.height).toBe(3);
});

it('the bars of the spending chart have upper corners of 4 px, less where the bar is low or narrow', () => {
  const bar = { x: 10, width: 18, height: 50, center: 19, slotWidth: 36 };
  expect(barPath(bar, 120)).toBe('M10 120v-46q0 -4 4 -4h10q4 0 4 4V120z');
  expect(barPath({ ...bar, height: 3 }, 120)).toBe('M10 120v0q0 -3 3 -3h12q3 0 3 3V120z');
  expect(barPath({ ...bar, width: 6 }, 120)).toBe('M10 120v-47q0 -3 3 -3h0q3 0 3 3V120z');
});

it.each([
  [36, 1],
  [35.9, 2],
  [18, 2],
  [17.9, 3],
  [500, 1],
])('bars with a share of %s px each have a label on every bar number %s', (slot, every) => {
  expect(barsPerLabel(slot)).toBe(every);
});
