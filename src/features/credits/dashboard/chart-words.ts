import { formatNumber } from '@/lib/format-numbers';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const inWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** A day's label below its bar; the month stands on the first one and where it changes. */
export function dayLabel(day: number, before: number | undefined): string {
  const date = new Date(day);
  const isNewMonth = before === undefined || new Date(before).getMonth() !== date.getMonth();
  return isNewMonth ? monthAndDay.format(day) : String(date.getDate());
}

/** `November 19`. @param day epoch milliseconds */
export function dayInWords(day: number): string {
  return inWords.format(day);
}

/** What the chart shows, in one or two sentences. */
export function spendInWords(days: readonly SpentOnDay[]): string {
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
