import { daysBetween, isTimestamp, oneMonthLater } from '@/lib/dates';

export interface NextReward {
  /** Epoch milliseconds. */
  date: number;
  /** Calendar days from today; negative for a date that has gone by. */
  days: number;
  /** `Today`, `1 day left`, `N days left`, or `Due`. */
  label: string;
}

function labelOf(days: number): string {
  if (days < 0) return 'Due';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/**
 * The next reward, one month after the last (credits specification, section 5), on the month's last
 * day where the month is too short.
 * @param lastRewardAt epoch milliseconds, or `null` when unknown
 * @param now epoch milliseconds
 * @returns `null` without a date to count from
 */
export function nextReward(lastRewardAt: number | null, now: number): NextReward | null {
  if (!isTimestamp(lastRewardAt)) return null;
  const date = oneMonthLater(lastRewardAt);
  if (!isTimestamp(date)) return null;
  const days = daysBetween(now, date);
  return { date, days, label: labelOf(days) };
}
