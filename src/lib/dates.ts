/**
 * Timestamps and days. A timestamp is in epoch milliseconds, a day is a local calendar date
 * `YYYY-MM-DD`, and `null` is a missing or invalid value.
 */

const DAY_MS = 86_400_000;
/** The largest timestamp that a `Date` can hold. */
const MAX_TIMESTAMP = 8.64e15;

// `Date.parse` accepts almost any text with a digit ("stack 5"), so only two formats are passed to
// it: ISO, and a month's name with a year.
const ISO = /^[+-]?\d{4,6}-\d{2}/;
const NAMED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b/i;
const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a date of a response to a timestamp; a day without a time is its local midnight. */
export function parseDate(value: string | number): number | null {
  if (typeof value === 'number') return Math.abs(value) <= MAX_TIMESTAMP ? Math.trunc(value) : null;
  const text = value.trim();
  const [, year, month, day] = PLAIN_DAY.exec(text) ?? [];
  if (day !== undefined) {
    const start = new Date(Number(year), Number(month) - 1, Number(day)).getTime();
    // `Date` turns February 30 into a day in March.
    return localDay(start) === text ? start : null;
  }
  if (!ISO.test(text) && !NAMED.test(text)) return null;
  const timestamp = Date.parse(text);
  return Number.isNaN(timestamp) ? null : timestamp;
}

const formatter = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Formats a timestamp as `Nov 5, 2026`, else `Unknown` (docs/product/outputs.md#cards). */
export function formatDate(timestamp: number | null): string {
  return isTimestamp(timestamp) ? formatter.format(timestamp) : 'Unknown';
}

/** Whether a number is one that a `Date` can hold. */
export function isTimestamp(timestamp: number | null): timestamp is number {
  return timestamp !== null && Math.abs(timestamp) <= MAX_TIMESTAMP;
}

/** The local day of a timestamp. */
export function localDay(timestamp: number): string {
  const date = new Date(timestamp);
  const pad = (part: number) => (part < 10 ? `0${part}` : String(part));
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The local midnight `daysLater` calendar days after the day of a timestamp. */
export function startOfDay(timestamp: number, daysLater = 0): number {
  const date = new Date(timestamp);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime();
}

/** Calendar days between the days of two timestamps; negative if `to` is earlier. */
export function daysBetween(from: number, to: number): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** In UTC every day has 24 hours, because there is no daylight saving time. */
function utcMidnight(timestamp: number): number {
  const date = new Date(timestamp);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The same time a month later, clamped to the month's last day: January 31 gives February 28. */
export function oneMonthLater(timestamp: number): number {
  const date = new Date(timestamp);
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0).getDate();
  return date.setMonth(date.getMonth() + 1, Math.min(date.getDate(), lastDay));
}
