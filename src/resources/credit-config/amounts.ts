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

/**
 * The slider value closest to an amount: within the bounds, on a step counted from the minimum,
 * without floating-point error.
 */
export function amountOnSlider(
  amount: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  if (!Number.isFinite(amount)) return min;
  const lastStep = Math.floor((max - min) / step + 1e-9);
  const steps = Math.min(Math.max(Math.round((amount - min) / step), 0), lastStep);
  const fractionDigits = Math.max(0, toDecimal(min).scale, toDecimal(step).scale);
  return Number((min + steps * step).toFixed(Math.min(fractionDigits, 20)));
}
