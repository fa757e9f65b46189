import { addMonths, differenceInCalendarDays } from 'date-fns';
import { countOf } from '@/lib/count-of';
import { isTimestamp } from '@/lib/parse-date';

export interface NextReward {
  /** Epoch milliseconds. */
  date: number;
  /** Calendar days from today; negative for a date in the past. */
  days: number;
  /** `Today`, `1 day left`, `N days left`, or `Due`. */
  label: string;
}

function labelOf(days: number): string {
  if (days < 0) return 'Due';
  return days === 0 ? 'Today' : `${countOf(days, 'day')} left`;
}

/**
 * The next reward, one month after the last, clamped to the month's end
 * (docs/product/credits.md#rewards).
 * @param lastRewardAt epoch milliseconds, or `null` when unknown
 * @param now epoch milliseconds
 * @returns `null` without a valid last date
 */
export function nextReward(lastRewardAt: number | null, now: number): NextReward | null {
  if (!isTimestamp(lastRewardAt)) return null;
  const date = addMonths(lastRewardAt, 1).getTime();
  if (!isTimestamp(date)) return null;
  const days = differenceInCalendarDays(date, now);
  return { date, days, label: labelOf(days) };
}
