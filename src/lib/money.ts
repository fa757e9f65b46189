/** Formats of money, and the credits for an amount. */

/** `digits / 10 ** scale`, exactly the decimal notation of a number. */
interface Decimal {
  digits: bigint;
  scale: number;
}

function toDecimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/**
 * The credits for an amount of money, rounded down
 * (docs/product/purchase.md#credits-for-an-amount). Multiplied in decimals: 33.3 per dollar gives
 * 3,330 for $100, where floating-point numbers give 3,329. Returns 0 unless amount and rate are
 * positive.
 */
export function creditsForAmount(amount: number, creditsPerDollar: number): number {
  const isValid = [amount, creditsPerDollar].every((value) => value > 0 && value < Infinity);
  if (!isValid) return 0;
  const [money, rate] = [toDecimal(amount), toDecimal(creditsPerDollar)];
  const digits = money.digits * rate.digits;
  const scale = money.scale + rate.scale;
  return Number(scale > 0 ? digits / 10n ** BigInt(scale) : digits * 10n ** BigInt(-scale));
}

const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const noDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats money with two decimals: `$30.00`. */
export function formatMoney(amount: number, symbol = '$'): string {
  const size = twoDecimals.format(Math.abs(amount));
  return `${amount < 0 && size !== '0.00' ? '-' : ''}${symbol}${size}`;
}

/** `$3.00 per 100 credits`; `null` for an amount that buys none. */
export function pricePer100(amount: number, credits: number, symbol = '$'): string | null {
  return credits > 0 ? `${formatMoney((amount * 100) / credits, symbol)} per 100 credits` : null;
}

/** Formats a price: `$29`, with two decimals only if it is not a whole number. */
export function formatPrice(amount: number, symbol = '$'): string {
  return Number.isInteger(amount) && amount >= 0
    ? `${symbol}${noDecimals.format(amount)}`
    : formatMoney(amount, symbol);
}
