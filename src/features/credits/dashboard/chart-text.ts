import { formatNumber } from '@/lib/format-numbers';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const fullMonthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** A day's label below its bar, with the month if it differs from the previous label's. */
export function dayLabel(day: number, previous: number | undefined): string {
  const date = new Date(day);
  const isNewMonth = previous === undefined || new Date(previous).getMonth() !== date.getMonth();
  return isNewMonth ? monthAndDay.format(day) : String(date.getDate());
}

/** `November 19`. @param day epoch milliseconds */
export function formatMonthAndDay(day: number): string {
  return fullMonthAndDay.format(day);
}

/** The text alternative of the chart. */
export function describeSpending(days: readonly SpentOnDay[]): string {
  const first = days.at(0);
  const last = days.at(-1);
  if (!first || !last) return 'No credits spent';
  const highest = days.reduce((best, day) => (day.credits > best.credits ? day : best), first);
  const from = formatMonthAndDay(first.day);
  const period = first === last ? from : `${from} to ${formatMonthAndDay(last.day)}`;
  const peak =
    highest.credits > 0
      ? ` Highest: ${formatNumber(highest.credits)} on ${formatMonthAndDay(highest.day)}.`
      : ' Nothing spent.';
  return `Credits spent per day, ${period}.${peak}`;
}
