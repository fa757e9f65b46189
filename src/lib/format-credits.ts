const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats credits with thousands separators, rounded down: 1284.9 gives 1,284. */
export function formatCredits(credits: number): string {
  return whole.format(Math.floor(credits));
}
