import { expect, it } from 'vitest';
import {
  countOf,
  formatCompact,
  formatCredits,
  formatMoney,
  formatNumber,
  formatPrice,
  formatSigned,
  pricePer100,
} from '@/lib/format/numbers';

it.each([
  [1, '1 transaction'],
  [1234, '1,234 transactions'],
])('a count of %s transactions is worded as "%s"', (count, text) => {
  expect(countOf(count, 'transaction')).toBe(text);
});

it.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [0.4, '0.4'],
  [0.45, '0.45'],
  [9.125, '9.13'],
  [12.5, '12.5'],
  [999.94, '999.9'],
  [999.95, '1.0K'],
  [1050, '1.1K'],
  [1284, '1.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_250_000, '1.3M'],
  [5_000_000_000, '5,000.0M'],
  [-0.01, '-0.01'],
  [-1284, '-1.3K'],
  [NaN, '0'],
])('%d credits are shortened to %s', (credits, text) => {
  expect(formatCompact(credits)).toBe(text);
});

it.each([
  [0, '0'],
  [0.4, '0.4'],
  [0.004, '0.004'],
  [9.126, '9.13'],
  [10.9, '10'],
  [1284.9, '1,284'],
  [-30, '-30'],
  [-1284.5, '-1,284'],
  [NaN, '0'],
])('a balance of %d credits is shown as %s', (credits, text) => {
  expect(formatCredits(credits)).toBe(text);
});

it.each([
  [-5, '-5.00'],
  [0, '+0.00'],
  [-0.004, '+0.00'],
  [-1234.567, '-1,234.57'],
  [NaN, '+0.00'],
])('the amount %d is shown with its sign as %s', (credits, text) => {
  expect(formatSigned(credits)).toBe(text);
});

it.each([
  [1284, '1,284'],
  [0.5, '0.5'],
  [0.125, '0.13'],
  [1284.999, '1,285'],
  [12_345_678.5, '12,345,678.5'],
  [0.002, '0.002'],
  [-1e-15, '0'],
  [Infinity, '0'],
])('the figure %d is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([
  [30, '$30.00'],
  [1234.5, '$1,234.50'],
  [-5, '-$5.00'],
])('a payment of %d is shown as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  [29, '$29'],
  [1290, '$1,290'],
  [29.9, '$29.90'],
])('a price of %d is shown as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

it('money is shown with another currency symbol', () => {
  expect(formatMoney(30, '€')).toBe('€30.00');
  expect(formatPrice(30, 'CHF ')).toBe('CHF 30');
});

it.each([
  [30, 999, '$3.00 per 100 credits'],
  [10, 0, null],
])('an amount of %s that buys %s credits has the price %s', (amount, credits, text) => {
  expect(pricePer100(amount, credits)).toBe(text);
});
