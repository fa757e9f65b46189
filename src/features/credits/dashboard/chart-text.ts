import { dayInWords, shortDay } from '@/lib/dates';
import { formatNumber } from '@/lib/format-numbers';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';

/** A day's label below its bar, with the month if it differs from the previous label's. */
export function dayLabel(day: number, previous: number | undefined): string {
  const date = new Date(day);
  const isNewMonth = previous === undefined || new Date(previous).getMonth() !== date.getMonth();
  return isNewMonth ? shortDay(day) : String(date.getDate());
}

/** The text alternative of the chart. */
export function describeSpending(days: readonly SpentOnDay[]): string {
  const first = days.at(0);
  const last = days.at(-1);
  if (!first || !last) return 'No credits spent';
  const highest = days.reduce((best, day) => (day.credits > best.credits ? day : best), first);
  const from = dayInWords(first.day);
  const period = first === last ? from : `${from} to ${dayInWords(last.day)}`;
  const peak =
    highest.credits > 0
      ? ` Highest: ${formatNumber(highest.credits)} on ${dayInWords(highest.day)}.`
      : ' Nothing spent.';
  return `Credits spent per day, ${period}.${peak}`;
}
