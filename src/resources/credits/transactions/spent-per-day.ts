import { localDay, startOfDay } from '@/lib/dates';
import type { Transaction } from './schema';

/** Credits spent on one local day. */
export interface SpentOnDay {
  /** The day's local start, epoch milliseconds. */
  day: number;
  /** Not below zero. */
  credits: number;
  /** Not over yet. */
  isToday: boolean;
}

export interface SpentOptions {
  /** How many days the picture reaches back, today included. */
  days?: number;
  /** No further transactions are left to load. */
  complete?: boolean;
}

/** What the server took back was not spent. */
const NOT_SPENT = /^expir/i;

/**
 * Credits spent on each of the last days, the oldest first. While more can be loaded, days whose
 * figure might still grow are left out, all but today.
 * @param now epoch milliseconds
 */
export function spentPerDay(
  transactions: readonly Transaction[],
  now: number,
  { days = 14, complete = true }: SpentOptions = {},
): SpentOnDay[] {
  const spent = new Map<string, number>();
  let oldest = localDay(now);
  for (const { at, day, amount, isCredit, category } of transactions) {
    if (at === null) continue;
    if (day < oldest) oldest = day;
    if (isCredit || amount === null || NOT_SPENT.test(category ?? '')) continue;
    spent.set(day, (spent.get(day) ?? 0) + Math.abs(amount));
  }

  const picture: SpentOnDay[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    const start = startOfDay(now, -back);
    const day = localDay(start);
    const isToday = back === 0;
    if (!complete && day <= oldest && !isToday) continue;
    picture.push({ day: start, credits: spent.get(day) ?? 0, isToday });
  }
  return picture;
}
