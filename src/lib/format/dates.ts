/**
 * Formats of timestamps, in epoch milliseconds. The formats are those of date-fns and not of
 * `Intl`, whose first object of a page takes 25 ms on a slow device. Code of the first screen
 * imports `parse-date.ts` only, which needs no library.
 */
import { format } from 'date-fns';
import { isTimestamp } from '@/lib/parse/parse-date';

/** Formats a timestamp as `Nov 5, 2026`, else `Unknown` (docs/product/outputs.md#cards). */
export function formatDate(timestamp: number | null): string {
  return isTimestamp(timestamp) ? format(timestamp, 'MMM d, y') : 'Unknown';
}

/** Formats a timestamp as `Nov 26`, with a non-breaking space. */
export function shortDay(timestamp: number): string {
  return format(timestamp, 'MMM\u00a0d');
}

/** Formats a timestamp as `November 26`. */
export function dayInWords(timestamp: number): string {
  return format(timestamp, 'MMMM d');
}

/** Formats a timestamp as `November 2026`. */
export function monthInWords(timestamp: number): string {
  return format(timestamp, 'MMMM y');
}

/** Formats a timestamp as `Nov 2026`. */
export function shortMonth(timestamp: number): string {
  return format(timestamp, 'MMM y');
}

/** Formats a timestamp as `9:30 AM`. */
export function timeOfDay(timestamp: number): string {
  return format(timestamp, 'h:mm a');
}

/** Formats a timestamp as `09:30:00`. */
export function clockTime(timestamp: number): string {
  return format(timestamp, 'HH:mm:ss');
}

/** Formats a timestamp as `Nov 5, 2026, 9:30 AM`. */
export function dateAndTime(timestamp: number): string {
  return format(timestamp, 'MMM d, y, h:mm a');
}

/** Formats a timestamp as `Thursday`. */
export function weekday(timestamp: number): string {
  return format(timestamp, 'EEEE');
}
