import { shortDay, weekday } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { localDay, parseDate } from '@/lib/parse/parse-date';
import type { HistoryFilters } from './filters';

/** The first and the last local day of a filter, `YYYY-MM-DD`, both included. */
export type DayRange = Pick<HistoryFilters, 'from' | 'to'>;

/** How many days before today a preset begins and ends (docs/product/credits.md#transactions). */
export const DAY_PRESETS = [
  { label: 'Today', first: 0, last: 0 },
  { label: 'Yesterday', first: 1, last: 1 },
  { label: '7 days', first: 6, last: 0 },
  { label: '30 days', first: 29, last: 0 },
] as const;

/** The days of a preset. @param now epoch milliseconds */
export function presetDays({ first, last }: (typeof DAY_PRESETS)[number], now: number): DayRange {
  return { from: localDay(startOfDay(now, -first)), to: localDay(startOfDay(now, -last)) };
}

/** The preset with these days. @param now epoch milliseconds */
export function presetOf({ from, to }: DayRange, now: number) {
  return DAY_PRESETS.find((preset) => {
    const days = presetDays(preset, now);
    return days.from === from && days.to === to;
  });
}

/** `Sun, Nov 15`, `Nov 9 – Nov 15`, `Since Nov 9` or `Until Nov 15`; `null` without days. */
export function daysText({ from, to }: DayRange): string | null {
  const first = from === null ? null : parseDate(from);
  const last = to === null ? null : parseDate(to);
  if (first !== null && last !== null) {
    if (first === last) return `${weekday(first).slice(0, 3)}, ${shortDay(first)}`;
    return `${shortDay(first)} – ${shortDay(last)}`;
  }
  if (first !== null) return `Since ${shortDay(first)}`;
  return last === null ? null : `Until ${shortDay(last)}`;
}
