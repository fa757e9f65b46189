import { formatDate, timeOfDay, weekday } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { formatMoney, formatSigned } from '@/lib/format/numbers';
import { parseDate } from '@/lib/parse/parse-date';
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
function formatTime({ at }: Pick<Transaction, 'at'>): string | null {
  return at === null || at === startOfDay(at) ? null : timeOfDay(at);
}

/** The date of a transaction, and its time unless the date contains it. */
export function dateAndTimeParts(transaction: Transaction): (string | null)[] {
  const { formattedDate } = transaction;
  return [formattedDate, /\d:\d\d/.test(formattedDate) ? null : formatTime(transaction)];
}

/**
 * The time of a transaction that is listed under a day, with its local date if that is another one.
 */
export function detailUnderDay(transaction: Transaction, day: string): string {
  const time = transaction.day === day ? formatTime(transaction) : null;
  return time ?? dateAndTimeParts(transaction).filter(Boolean).join(', ');
}

/**
 * `Today, ` or `Monday, `; empty unless the date has the portal's own format.
 * @param day `YYYY-MM-DD`
 */
export function dayPrefix(day: string, formattedDate: string, now: number): string {
  const start = parseDate(day);
  if (start === null || formattedDate !== formatDate(start)) return '';
  return start === startOfDay(now) ? 'Today, ' : `${weekday(start)}, `;
}
