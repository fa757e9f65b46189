/** Number formats of the credit screens. The first screen needs only format-whole.ts. */
import { numberFormatter } from './intl';

const oneDecimal = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToOneDecimal = numberFormatter({ maximumFractionDigits: 1 });
const upToTwoDecimals = numberFormatter({ maximumFractionDigits: 2 });

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
  if (tenths < 10_000) return sign + upToOneDecimal(tenths / 10);
  if (tenthsOfK < 10_000) return `${sign}${oneDecimal(tenthsOfK / 10)}K`;
  return `${sign}${oneDecimal(Math.round(size / 100_000) / 10)}M`;
}

/** Formats an amount with sign and two decimals, `+333.00` (docs/product/credits.md#numbers). */
export function formatSigned(credits: number): string {
  if (!Number.isFinite(credits)) return '+0.00';
  const size = twoDecimals(Math.abs(credits));
  return `${credits < 0 && size !== '0.00' ? '-' : '+'}${size}`;
}

/** Formats a number with thousands separators and at most two decimals: 1,284 or 0.5. */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? upToTwoDecimals(value) : '0';
}
