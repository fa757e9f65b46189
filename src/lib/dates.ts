/**
 * Moments and days. A moment is epoch milliseconds, a day is a local calendar date written
 * `YYYY-MM-DD`, and `null` stands for whatever is missing or can't be read.
 */

const DAY_MS = 86_400_000;
/** The last moment that a date can hold. */
const LATEST = 8.64e15;

// `Date.parse` makes a date of almost any text with a digit in it ("stack 5"), so the text has to
// look like a date first: ISO, or with a month's name and a year.
const ISO = /^[+-]?\d{4,6}-\d{2}/;
const NAMED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b/i;
const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The moment that an answer's date stands for; a date without a time is the day's local start. */
export function parseDate(value: string | number): number | null {
  if (typeof value === 'number') return Math.abs(value) <= LATEST ? Math.trunc(value) : null;
  const text = value.trim();
  const [, year, month, day] = PLAIN_DAY.exec(text) ?? [];
  if (day !== undefined) {
    const start = new Date(Number(year), Number(month) - 1, Number(day)).getTime();
    // February 30 would roll over into March.
    return localDay(start) === text ? start : null;
  }
  if (!ISO.test(text) && !NAMED.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

const formatter = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `Nov 5, 2026`, or `Unknown` (credits specification, section 3). */
export function formatDate(moment: number | null): string {
  return isTimestamp(moment) ? formatter.format(moment) : 'Unknown';
}

/** True for a number that a date can hold. */
export function isTimestamp(moment: number | null): moment is number {
  return moment !== null && Math.abs(moment) <= LATEST;
}

/** The local day of a moment. */
export function localDay(moment: number): string {
  const date = new Date(moment);
  const pad = (part: number) => (part < 10 ? `0${part}` : String(part));
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Local midnight so many days after a moment's day. Days are counted, not hours. */
export function startOfDay(moment: number, daysLater = 0): number {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime();
}

/** Calendar days from one moment's day to another's; negative for a day that lies before. */
export function daysBetween(from: number, to: number): number {
  return (calendar(to) - calendar(from)) / DAY_MS;
}

// In UTC, where no day is an hour longer or shorter than the others.
function calendar(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The same time a month later; a day that the month lacks becomes its last: Jan 31, Feb 28. */
export function oneMonthLater(moment: number): number {
  const date = new Date(moment);
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0).getDate();
  return date.setMonth(date.getMonth() + 1, Math.min(date.getDate(), lastDay));
}
