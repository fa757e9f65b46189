/** Money and the credits that it buys. */

/** `digits / 10 ** scale`, exactly the number as it is written. */
interface Decimal {
  digits: bigint;
  scale: number;
}

function decimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/**
 * Credits for an amount of money, rounded down (core specification, section 5). The numbers are
 * multiplied as they are written: 33.3 a dollar gives 3,330 for $100, where binary fractions give
 * 3,329. Without a positive amount and rate there are none.
 */
export function creditsForAmount(amount: number, creditsPerDollar: number): number {
  const sellable = [amount, creditsPerDollar].every((value) => value > 0 && value < Infinity);
  if (!sellable) return 0;
  const [money, rate] = [decimal(amount), decimal(creditsPerDollar)];
  const digits = money.digits * rate.digits;
  const scale = money.scale + rate.scale;
  return Number(scale > 0 ? digits / 10n ** BigInt(scale) : digits * 10n ** BigInt(-scale));
}

const cents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Money that was paid: `$30.00`. The symbol is the configuration's, dollars elsewhere. */
export function formatMoney(amount: number, symbol = '$'): string {
  const size = cents.format(Math.abs(amount));
  return `${amount < 0 && size !== '0.00' ? '-' : ''}${symbol}${size}`;
}

/** Money on a price tag: `$29`, with cents only where there are some. */
export function formatPrice(amount: number, symbol = '$'): string {
  return Number.isInteger(amount) && amount >= 0
    ? `${symbol}${whole.format(amount)}`
    : formatMoney(amount, symbol);
}
