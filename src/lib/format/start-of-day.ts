/**
 * Calendar arithmetic that the controls of every page need; a file of its own, so that the formats
 * of dates.ts, 5 KB, are loaded with the pages that show dates.
 */
import { addDays, startOfDay as startOfDate } from 'date-fns';

/**
 * The local midnight `daysLater` calendar days after the day of a timestamp, all in epoch
 * milliseconds.
 */
export function startOfDay(timestamp: number, daysLater = 0): number {
  return startOfDate(addDays(timestamp, daysLater)).getTime();
}
