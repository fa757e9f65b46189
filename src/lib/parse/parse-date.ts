/**
 * Timestamps and days. A timestamp is in epoch milliseconds, a day is a local calendar date
 * `YYYY-MM-DD`, and `null` is a missing or invalid value.
 */

/** The largest timestamp that a `Date` can hold. */
const MAX_TIMESTAMP = 8.64e15;

// `Date.parse` accepts almost any text with a digit ("stack 5"), so only two formats are passed to
// it: ISO, and a month's name with a year.
const ISO = /^[+-]?\d{4,6}-\d{2}/;
const NAMED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b/i;
/** A time at the end of a text: one without a zone. */
const TIME_AT_END = /[T,\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]m)?$/i;
const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date of a response to a timestamp. A day without a time is its local midnight; a time
 * without a zone is one of UTC, as the server's are.
 */
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
  // `Date.parse` does not know the "at" of "November 19, 2026 at 2:30 PM", the "th" of "November
  // 19th, 2026" and "p.m.".
  const plain = text
    .replace(/ at /i, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/([ap])\.m\.$/i, '$1m');
  const isUtc = TIME_AT_END.test(plain);
  const inUtc = ISO.test(plain) ? `${plain.replace(' ', 'T')}Z` : `${plain} UTC`;
  const timestamp = Date.parse(isUtc ? inUtc : plain);
  return Number.isNaN(timestamp) ? null : timestamp;
}

/** The day that a date of a response names, in whatever zone it is; `null` without one. */
export function writtenDay(text: string): string | null {
  const start = parseDate(text.replace(/(?:t|,?\s+(?:at\s+)?)?\d{1,2}:\d{2}.*$/is, ''));
  return start === null ? null : localDay(start);
}

/** Whether a value is a timestamp that a `Date` can hold. */
export function isTimestamp(timestamp: number | null): timestamp is number {
  return timestamp !== null && Math.abs(timestamp) <= MAX_TIMESTAMP;
}

/** The local day of a timestamp. */
export function localDay(timestamp: number): string {
  const date = new Date(timestamp);
  const pad = (part: number) => (part < 10 ? `0${part}` : String(part));
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
