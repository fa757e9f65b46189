import { differenceInCalendarDays } from 'date-fns';
import { formatDate, timeOfDay } from './dates';

/**
 * `Today` or `Yesterday`, `null` for an earlier day.
 * @param timestamp epoch milliseconds, as is `now`
 */
export function relativeDay(timestamp: number, now: number): 'Today' | 'Yesterday' | null {
  const days = differenceInCalendarDays(now, timestamp);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : null;
}

/**
 * `today at 10:14 AM` or `yesterday at 10:14 AM`, and `on Nov 5, 2026` for an earlier day.
 * @param timestamp epoch milliseconds, as is `now`
 */
export function dayAndTime(timestamp: number, now: number): string {
  const day = relativeDay(timestamp, now)?.toLowerCase();
  return day ? `${day} at ${timeOfDay(timestamp)}` : `on ${formatDate(timestamp)}`;
}
