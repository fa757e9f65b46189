import { eachDayOfInterval, subDays } from 'date-fns';
import { localDay } from '@/lib/parse/parse-date';
import type { Transaction } from './schema';

/** Credits spent on one local day. */
export interface SpentOnDay {
  /** The day's local start, epoch milliseconds. */
  day: number;
  /** Not below zero. */
  credits: number;
  /** The day has not ended, so its figure is not final. */
  isToday: boolean;
}

/** Categories of expired credits, which the member did not spend. */
const NOT_SPENT = /^expir/i;

/** The credits that a transaction spent; 0 for added and for expired credits. */
export function spentCredits({ isCredit, amount, category }: Transaction): number {
  return isCredit || NOT_SPENT.test(category ?? '') ? 0 : Math.abs(amount ?? 0);
}

/** The number of days of the chart, today included. */
const DAYS = 14;

/**
 * Credits spent on each of the last 14 days, the oldest first. Until all transactions are loaded,
 * days whose figure may be incomplete are left out, except today.
 * @param now epoch milliseconds
 * @param complete whether all transactions are loaded
 */
export function spentPerDay(
  transactions: readonly Transaction[],
  now: number,
  complete = true,
): SpentOnDay[] {
  const spent = new Map<string, number>();
  for (const transaction of transactions) {
    const { day } = transaction;
    if (day !== '') spent.set(day, (spent.get(day) ?? 0) + spentCredits(transaction));
  }
  const today = localDay(now);
  const oldest = [...spent.keys()].reduce((first, day) => (day < first ? day : first), today);
  return eachDayOfInterval({ start: subDays(now, DAYS - 1), end: now })
    .map((start) => ({ start: start.getTime(), day: localDay(start.getTime()) }))
    .filter(({ day }) => complete || day > oldest || day === today)
    .map(({ start, day }) => ({
      day: start,
      credits: spent.get(day) ?? 0,
      isToday: day === today,
    }));
}
