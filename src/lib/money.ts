/** Formats of money. */
import { numberFormatter } from './intl';

const twoDecimals = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const noDecimals = numberFormatter({ maximumFractionDigits: 0 });

/** Formats money with two decimals: `$30.00`. */
export function formatMoney(amount: number, symbol = '$'): string {
  const size = twoDecimals(Math.abs(amount));
  return `${amount < 0 && size !== '0.00' ? '-' : ''}${symbol}${size}`;
}

/** `$3.00 per 100 credits`; `null` for an amount that buys none. */
export function pricePer100(amount: number, credits: number, symbol = '$'): string | null {
  return credits > 0 ? `${formatMoney((amount * 100) / credits, symbol)} per 100 credits` : null;
}

/** Formats a price: `$29`, with two decimals only if it is not a whole number. */
export function formatPrice(amount: number, symbol = '$'): string {
  return Number.isInteger(amount) && amount >= 0
    ? `${symbol}${noDecimals(amount)}`
    : formatMoney(amount, symbol);
}
