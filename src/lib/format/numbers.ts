/**
 * Formats of numbers with thousands separators. Not by `Intl`: the first `Intl` object of a page takes
 * 25 ms on a slow device, and nearly every screen shows a number.
 */

function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats a number, rounded down: 1284.9 gives 1,284. */
export function formatWhole(value: number): string {
  return groupThousands(String(Math.floor(value)));
}

/** Formats a number with a fixed number of decimals: 1284.9 with two gives 1,284.90. */
export function formatFixed(value: number, decimals: number): string {
  return groupThousands(value.toFixed(decimals));
}

/** Formats a number with at most `decimals` decimals: 1284.9 with two gives 1,284.9. */
export function formatUpTo(value: number, decimals: number): string {
  return groupThousands(String(Number(value.toFixed(decimals))));
}

/** A whole number with its noun: `1 output`, `1,204 outputs`. */
export function countOf(count: number, noun: string): string {
  return `${formatWhole(count)} ${noun}${count === 1 ? '' : 's'}`;
}
