import { expect, it } from 'vitest';
import { formatCompact, formatNumber, formatSigned } from '@/lib/format/credits';

it.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [12.5, '12.5'],
  [999, '999'],
  [999.94, '999.9'],
  [999.95, '1.0K'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [1150, '1.2K'],
  [1284, '1.3K'],
  [99_999, '100.0K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [1_250_000, '1.3M'],
  [12_340_000, '12.3M'],
  [5_000_000_000, '5,000.0M'],
  [-0.01, '0'],
  [-5, '-5'],
  [-1284, '-1.3K'],
  [-999_950, '-1.0M'],
  [NaN, '0'],
  [Infinity, '0'],
])('%d credits are shortened to %s', (credits, text) => {
  expect(formatCompact(credits)).toBe(text);
});

it.each([
  [333, '+333.00'],
  [-5, '-5.00'],
  [0, '+0.00'],
  [-0, '+0.00'],
  [-0.004, '+0.00'],
  [-0.006, '-0.01'],
  [12.5, '+12.50'],
  [-1234.567, '-1,234.57'],
  [NaN, '+0.00'],
])('the amount %d is shown with its sign as %s', (credits, text) => {
  expect(formatSigned(credits)).toBe(text);
});

it.each([
  [1284, '1,284'],
  [0.5, '0.5'],
  [0.125, '0.13'],
  [Infinity, '0'],
])('the figure %d is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
