import { formatDate, startOfDay, timeOfDay, weekday } from '@/lib/format/dates';
import { formatMoney, formatSigned } from '@/lib/format/numbers';
import type { HistoryDay } from '@/resources/credits/transactions/group-by-day';
import type { Transaction } from '@/resources/credits/transactions/schema';

/** The server's text if it has a sign and 2 decimals, else the formatted amount. */
export function formatAmount({ formattedAmount, amount }: Transaction): string {
  const isWellFormed = /^[+\-−]\D*\d[\d,]*\.\d{2}(?!\d)/.test(formattedAmount);
  return isWellFormed || amount === null ? formattedAmount : formatSigned(amount);
}

/** `1,292.00`: the balance before or after a transaction. */
export function formatBalance(balance: number): string {
  return formatMoney(balance, '');
}

/** The time of day; `null` if only the transaction's day is known. */
export function formatTime({ at }: Pick<Transaction, 'at'>): string | null {
  return at === null || at === startOfDay(at) ? null : timeOfDay(at);
}

/** `Today, ` or `Monday, `; empty unless the server's date has the portal's own format. */
export function dayPrefix({ start, formattedDate }: HistoryDay, now: number): string {
  if (start === null || formattedDate !== formatDate(start)) return '';
  return start === startOfDay(now) ? 'Today, ' : `${weekday(start)}, `;
}
