/** Number formats of the credit screens. */
import { formatFixed, formatUpTo } from './numbers';

/**
 * Formats credits as K from 1,000 and M from 1,000,000, with one decimal; a number that would round
 * to 1,000.0K gives 1.0M (docs/product/credits.md#numbers).
 */
export function formatCompact(credits: number): string {
  if (!Number.isFinite(credits)) return '0';
  const size = Math.abs(credits);
  const sign = credits < 0 && size >= 0.05 ? '-' : '';
  // Rounded to whole tenths, because of the floating-point error of fractions such as 1.15.
  const tenths = Math.round(size * 10);
  const tenthsOfK = Math.round(size / 100);
  if (tenths < 10_000) return sign + formatUpTo(tenths / 10, 1);
  if (tenthsOfK < 10_000) return `${sign}${formatFixed(tenthsOfK / 10, 1)}K`;
  return `${sign}${formatFixed(Math.round(size / 100_000) / 10, 1)}M`;
}

/** Formats an amount with sign and two decimals, `+333.00` (docs/product/credits.md#numbers). */
export function formatSigned(credits: number): string {
  if (!Number.isFinite(credits)) return '+0.00';
  const size = formatFixed(Math.abs(credits), 2);
  return `${credits < 0 && size !== '0.00' ? '-' : '+'}${size}`;
}

/** Formats a number with thousands separators and at most two decimals: 1,284 or 0.5. */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? formatUpTo(value, 2) : '0';
}
