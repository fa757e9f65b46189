import { startOfDay } from '@/lib/dates';
import type { Stack } from './schema';
import { stackState } from './state';

/** A stack has a badge from this number of days before its expiry. */
const WARNING_DAYS = 7;

/**
 * The expiry badge of a stack: `Nd left` for 1 to 7 days, "Expires today" for 0; `null` without one
 * (docs/product/credits.md#stacks).
 */
export function expiryBadge({
  daysUntilExpiry: days,
  isExpired,
}: Pick<Stack, 'daysUntilExpiry' | 'isExpired'>): string | null {
  if (isExpired || days === null || days < 0 || days > WARNING_DAYS) return null;
  return days === 0 ? 'Expires today' : `${days}d left`;
}

/** Credits that expire on one day. */
export interface Expiry {
  /** The day's local start, epoch milliseconds. */
  day: number;
  credits: number;
}

/**
 * The remaining credits of active stacks by local day of expiry, the next day first. Stacks with an
 * unknown or past date are left out.
 * @param now epoch milliseconds
 */
export function upcomingExpiries(stacks: readonly Stack[], now: number): Expiry[] {
  const byDay = new Map<number, number>();
  for (const stack of stacks) {
    const { expiresAt, remainingTokens } = stack;
    if (expiresAt === null || expiresAt <= now || stackState(stack) !== 'Active') continue;
    const day = startOfDay(expiresAt);
    byDay.set(day, (byDay.get(day) ?? 0) + remainingTokens);
  }
  return [...byDay]
    .map(([day, credits]) => ({ day, credits }))
    .sort((first, second) => first.day - second.day);
}
