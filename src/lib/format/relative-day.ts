import { differenceInCalendarDays } from 'date-fns';

/**
 * `Today` or `Yesterday`, `null` for an earlier day.
 * @param timestamp epoch milliseconds, as is `now`
 */
export function relativeDay(timestamp: number, now: number): 'Today' | 'Yesterday' | null {
  const days = differenceInCalendarDays(now, timestamp);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : null;
}
