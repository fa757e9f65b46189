const DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Nov 5, 2026`, in UTC. @param at epoch milliseconds */
export function formatDate(at: number): string {
  return DATE.format(at);
}

/** ISO 8601, in UTC. @param at epoch milliseconds */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** `+333.00` or `-5.00`. @param credits signed */
export function formatAmount(credits: number): string {
  return `${credits < 0 ? '-' : '+'}${Math.abs(credits).toFixed(2)}`;
}
