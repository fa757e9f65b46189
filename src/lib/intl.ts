/**
 * Formatters of the portal's only locale. Each is created at its first use: the first `Intl` object of
 * a page takes 25 ms on a slow device, and a module that created one would delay its whole chunk.
 */

const LOCALE = 'en-US';

/** Returns a function that formats numbers. */
export function numberFormatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => (formatter ??= new Intl.NumberFormat(LOCALE, options)).format(value);
}

/** Returns a function that formats timestamps, in epoch milliseconds. */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (timestamp: number) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (timestamp) => (formatter ??= new Intl.DateTimeFormat(LOCALE, options)).format(timestamp);
}
