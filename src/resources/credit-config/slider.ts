import type { CreditConfig } from './schema';

function countDecimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The slider value closest to an amount: within the bounds, on a step counted from the minimum,
 * without floating-point error.
 */
export function amountOnSlider(amount: number, { min, max, step }: CreditConfig['slider']): number {
  if (!Number.isFinite(amount)) return min;
  const lastStep = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(Math.max(Math.round((amount - min) / step), 0), lastStep);
  const fractionDigits = Math.min(Math.max(countDecimals(min), countDecimals(step)), 20);
  return Number((min + steps * step).toFixed(fractionDigits));
}
