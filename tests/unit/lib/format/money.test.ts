import { expect, it } from 'vitest';
import { formatMoney, formatPrice, pricePer100 } from '@/lib/format/money';

it.each([
  [30, '$30.00'],
  [1234.5, '$1,234.50'],
  [0, '$0.00'],
  [-5, '-$5.00'],
])('a payment of %d is shown as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([
  [29, '$29'],
  [0, '$0'],
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
  [10, 1000, '$1.00 per 100 credits'],
  [10, 0, null],
])('an amount of %s that buys %s credits has the price %s', (amount, credits, text) => {
  expect(pricePer100(amount, credits)).toBe(text);
});
