import { startOfDay } from '@/lib/format/dates';
import { localDay } from '@/lib/parse/parse-date';
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
