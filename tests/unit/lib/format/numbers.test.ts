import { expect, it } from 'vitest';
import { countOf, formatFixed, formatUpTo, formatWhole } from '@/lib/format/numbers';

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

it.each([
  [0, 2, '0.00'],
  [1284.9, 2, '1,284.90'],
  [1234567.891, 2, '1,234,567.89'],
  [0.125, 2, '0.13'],
  [-1234.5, 1, '-1,234.5'],
])('%d with exactly %d decimals is shown as %s', (value, decimals, expected) => {
  expect(formatFixed(value, decimals)).toBe(expected);
});

it.each([
  [0, 2, '0'],
  [100, 2, '100'],
  [1284.9, 2, '1,284.9'],
  [1284.999, 2, '1,285'],
  [0.5, 1, '0.5'],
  [1234.56789, 2, '1,234.57'],
  [-0.001, 2, '0'],
])('%d with at most %d decimals is shown as %s', (value, decimals, expected) => {
  expect(formatUpTo(value, decimals)).toBe(expected);
});

it.each([
  [0, '0 transactions'],
  [1, '1 transaction'],
  [1234, '1,234 transactions'],
])('a count of %s transactions is worded as "%s"', (count, text) => {
  expect(countOf(count, 'transaction')).toBe(text);
});
