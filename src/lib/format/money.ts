/** Formats of money. */
import { formatFixed, formatWhole } from './numbers';

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
