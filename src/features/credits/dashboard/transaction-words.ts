import { formatDate, startOfDay } from '@/lib/dates';
import { formatSigned } from '@/lib/format-numbers';
import { formatMoney } from '@/lib/money';
import type { HistoryDay } from '@/resources/credits/transactions/days';
import type { Transaction } from '@/resources/credits/transactions/schema';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** `3 transactions`. */
export function countOf(transactions: number): string {
  return `${transactions.toLocaleString('en-US')} ${transactions === 1 ? 'transaction' : 'transactions'}`;
}

/** The server's text where it has a sign and two decimals, as specified; else the same from the amount. */
export function amountText({ formattedAmount, amount }: Transaction): string {
  const isAsSpecified = /^[+\-−]\D*\d[\d,]*\.\d{2}(?!\d)/.test(formattedAmount);
  return isAsSpecified || amount === null ? formattedAmount : formatSigned(amount);
}

/** `1,292.00`: a balance before or after. */
export function balanceText(balance: number): string {
  return formatMoney(balance, '');
}

/** The time of day; `null` for a transaction of which only the day is known. */
export function timeText({ at }: Pick<Transaction, 'at'>): string | null {
  return at === null || at === startOfDay(at) ? null : time.format(at);
}

/** What stands before a day's date: Today, or its weekday, where the date doesn't say it itself. */
export function dayPrefix({ start, formattedDate }: HistoryDay, now: number): string {
  if (start === null || formattedDate !== formatDate(start)) return '';
  return start === startOfDay(now) ? 'Today, ' : `${weekday.format(start)}, `;
}
