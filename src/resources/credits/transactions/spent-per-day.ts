import { startOfDay } from '@/lib/format/dates';
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

/**
 * Credits spent on each of the last days, the oldest first. Until all transactions are loaded, days
 * whose figure may be incomplete are left out, except today.
 * @param now epoch milliseconds
 * @param options.days how many days, today included
 * @param options.complete whether all transactions are loaded
 */
export function spentPerDay(
  transactions: readonly Transaction[],
  now: number,
  { days = 14, complete = true } = {},
): SpentOnDay[] {
  const spent = new Map<string, number>();
  let oldest = localDay(now);
  for (const { at, day, amount, isCredit, category } of transactions) {
    if (at === null) continue;
    if (day < oldest) oldest = day;
    if (isCredit || amount === null || NOT_SPENT.test(category ?? '')) continue;
    spent.set(day, (spent.get(day) ?? 0) + Math.abs(amount));
  }

  const chartDays: SpentOnDay[] = [];
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const start = startOfDay(now, -daysAgo);
    const day = localDay(start);
    const isToday = daysAgo === 0;
    if (!complete && day <= oldest && !isToday) continue;
    chartDays.push({ day: start, credits: spent.get(day) ?? 0, isToday });
  }
  return chartDays;
}
