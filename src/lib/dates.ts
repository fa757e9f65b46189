/** Calendar arithmetic and formats of timestamps, in epoch milliseconds (docs/decisions/dates.md). */
import { addDays, startOfDay as startOfDate } from 'date-fns';
import { dateFormatter } from './intl';
import { isTimestamp } from './parse-date';

const mediumDate = dateFormatter({ dateStyle: 'medium' });
const monthAndDay = dateFormatter({ month: 'short', day: 'numeric' });
const monthAndYear = dateFormatter({ month: 'long', year: 'numeric' });
const fullMonthAndDay = dateFormatter({ month: 'long', day: 'numeric' });

/** Formats a timestamp as `Nov 5, 2026`, else `Unknown` (docs/product/outputs.md#cards). */
export function formatDate(timestamp: number | null): string {
  return isTimestamp(timestamp) ? mediumDate(timestamp) : 'Unknown';
}

/** Formats a timestamp as `Nov 26`, with a non-breaking space. */
export function shortDay(timestamp: number): string {
  return monthAndDay(timestamp).replace(' ', '\u00a0');
}

/** Formats a timestamp as `November 26`. */
export function dayInWords(timestamp: number): string {
  return fullMonthAndDay(timestamp);
}

/** Formats a timestamp as `November 2026`. */
export function monthInWords(timestamp: number): string {
  return monthAndYear(timestamp);
}

/** The local midnight `daysLater` calendar days after the day of a timestamp. */
export function startOfDay(timestamp: number, daysLater = 0): number {
  return startOfDate(addDays(timestamp, daysLater)).getTime();
}
