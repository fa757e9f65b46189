import type { CreditConfig } from './schema';

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The amount on the slider that is closest to another one: inside the bounds, on a step counted
 * from the lower bound, without the dust of binary fractions (0.1 + 0.2).
 */
export function amountOnSlider(amount: number, { min, max, step }: CreditConfig['slider']): number {
  if (!Number.isFinite(amount)) return min;
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(Math.max(Math.round((amount - min) / step), 0), last);
  const places = Math.min(Math.max(decimals(min), decimals(step)), 20);
  return Number((min + steps * step).toFixed(places));
}
