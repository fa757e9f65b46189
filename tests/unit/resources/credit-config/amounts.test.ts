import { expect, it } from 'vitest';
import { amountOnSlider, creditsForAmount } from '@/resources/credit-config/amounts';

it('each whole amount of the slider gives the exact credits at 33.3 credits a dollar', () => {
  for (let amount = 10; amount <= 100; amount += 1) {
    expect(creditsForAmount(amount, 33.3), `$${amount}`).toBe(Math.floor((amount * 333) / 10));
  }
});

it.each([
  [10.5, 33.3, 349],
  [0.1, 3, 0],
  [0.1, 30, 3],
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

it.each<[number, { min?: number; max?: number; step?: number }, number]>([
  [12, {}, 10],
  [12.5, {}, 15],
  [5000, {}, 100],
  [-5, {}, 10],
  [NaN, {}, 10],
  [100, { step: 35 }, 80],
  [0.29, { min: 0.1, max: 1, step: 0.01 }, 0.29],
  [1, { min: 0, max: 0.3, step: 0.1 }, 0.3],
  [7, { min: 5, max: 5 }, 5],
])('the amount nearest to %d on a slider with %j is %d', (amount, fields, expected) => {
  expect(amountOnSlider(amount, { min: 10, max: 100, step: 5, ...fields })).toBe(expected);
});

it('an amount on the slider has no floating-point error at any step', () => {
  for (let step = 0; step <= 100; step += 1) {
    expect(amountOnSlider(step * 0.1, { min: 0, max: 10, step: 0.1 })).toBe(step / 10);
  }
});
