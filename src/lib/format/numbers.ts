/**
 * Formats of numbers, credits and money, with thousands separators. Not by `Intl`: the first `Intl`
 * object of a page takes 25 ms on a slow device, and nearly every screen shows a number.
 */

function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats a number, rounded down: 1284.9 gives 1,284. */
export function formatWhole(value: number): string {
  return groupThousands(String(Math.floor(value)));
}

/** Formats a number with a fixed number of decimals: 1284.9 with two gives 1,284.90. */
function formatFixed(value: number, decimals: number): string {
  return groupThousands(value.toFixed(decimals));
}

/** Formats a number with at most `decimals` decimals: 1284.9 with two gives 1,284.9. */
export function formatUpTo(value: number, decimals: number): string {
  return groupThousands(String(Number(value.toFixed(decimals))));
}

/** A whole number with its noun: `1 output`, `1,204 outputs`. */
export function countOf(count: number, noun: string): string {
  return `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * Formats a balance of credits: whole from 10, so that it never promises more than there is, with
 * up to two decimals below, four below 0.01: 1,284, 0.4 or -30 (docs/product/credits.md#numbers).
 */
export function formatCredits(credits: number): string {
  if (!Number.isFinite(credits) || Math.abs(credits) < 10) return formatNumber(credits);
  return formatWhole(Math.trunc(credits));
}

/** A balance with its noun: `1 credit`, `0.4 credits`. */
export function balanceText(credits: number): string {
  const amount = formatCredits(credits);
  return `${amount} ${amount === '1' ? 'credit' : 'credits'}`;
}

/**
 * Formats credits as K from 1,000 and M from 1,000,000, with one decimal; a number that would round
 * to 1,000.0K gives 1.0M, and one below 10 has up to two decimals
 * (docs/product/credits.md#numbers).
 */
export function formatCompact(credits: number): string {
  const size = Math.abs(credits);
  if (!Number.isFinite(credits) || size < 10) return formatNumber(credits);
  const sign = credits < 0 ? '-' : '';
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

/**
 * Formats a number with thousands separators and at most two decimals, four below 0.01: 1,284, 0.5
 * or 0.002.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  return formatUpTo(value, Math.abs(value) < 0.01 ? 4 : 2);
}

/** Formats money with two decimals: `$30.00`. */
export function formatMoney(amount: number, symbol = '$'): string {
  const size = formatFixed(Math.abs(amount), 2);
  return `${amount < 0 && size !== '0.00' ? '-' : ''}${symbol}${size}`;
}

/** `$3.00 per 100 credits`; `null` for an amount that buys none. */
export function pricePer100(amount: number, credits: number, symbol = '$'): string | null {
  return credits > 0 ? `${formatMoney((amount * 100) / credits, symbol)} per 100 credits` : null;
}

/** Formats a price: `$29`, with two decimals only if it is not a whole number. */
export function formatPrice(amount: number, symbol = '$'): string {
  return Number.isInteger(amount) && amount >= 0
    ? `${symbol}${formatWhole(amount)}`
    : formatMoney(amount, symbol);
}
