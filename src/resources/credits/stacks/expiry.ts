import { startOfDay } from '@/lib/dates';
import type { Stack } from './schema';
import { stackState } from './state';

/** From how many days before it expires on a stack wears a badge. */
const WARNING_DAYS = 7;

/**
 * The badge of a stack that is about to expire, `Nd left` for 1 to 7 days (credits specification,
 * section 5), Expires today on its last; `null` for none.
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
 * What expires when, the next day first: the credits left in active stacks, by local day. Stacks
 * whose date is unknown or has gone by are left out.
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
