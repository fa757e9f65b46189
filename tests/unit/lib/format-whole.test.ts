import { expect, it } from 'vitest';
import { formatWhole } from '@/lib/format-whole';

it.each([
  [0, '0'],
  [7, '7'],
  [999.99, '999'],
  [1000, '1,000'],
  [1284.9, '1,284'],
  [12_345_678, '12,345,678'],
  [1e15, '1,000,000,000,000,000'],
])('%d credits are shown as %s', (credits, expected) => {
  expect(formatWhole(credits)).toBe(expected);
});
