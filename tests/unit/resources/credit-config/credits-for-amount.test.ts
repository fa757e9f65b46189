import { expect, it } from 'vitest';
import { creditsForAmount } from '@/resources/credit-config/amounts';

/** Whole dollars with their credits, computed in integers. */
const wholeSliderRange = Array.from({ length: 91 }, (_, index) => 10 + index).map(
  (amount) => [amount, Math.floor((amount * 333) / 10)] as const,
);

it('each whole amount of the slider gives the exact credits at 33.3 credits a dollar', () => {
  for (const [amount, credits] of wholeSliderRange) {
    expect(creditsForAmount(amount, 33.3), `$${amount}`).toBe(credits);
  }
});

it('credits for an amount are free of floating-point errors', () => {
  expect(Math.floor(100 * 33.3)).toBe(3329);
  expect(creditsForAmount(100, 33.3)).toBe(3330);
  expect(Math.floor(30 * 33.3)).toBe(998);
  expect(creditsForAmount(30, 33.3)).toBe(999);
});

it.each([
  [10, 33.3, 333],
  [10.5, 33.3, 349],
  [0.1, 3, 0],
  [0.1, 30, 3],
  [1.1, 1.1, 1],
  [4.35, 100, 435],
  [1e-7, 1e7, 1],
  [1e21, 1e-21, 1],
  [1, 1e21, 1e21],
  [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
])('$%d at %d credits a dollar gives %d credits', (amount, rate, credits) => {
  expect(creditsForAmount(amount, rate)).toBe(credits);
});

it.each([0, -5, NaN, Infinity])('an amount or a rate of %s gives no credits', (invalid) => {
  expect(creditsForAmount(invalid, 33.3)).toBe(0);
  expect(creditsForAmount(10, invalid)).toBe(0);
});
