import { monthInWords, shortMonth } from '@/lib/format/dates';
import { localDay } from '@/lib/parse/parse-date';
import type { SavedOutput } from './saved-output';

/** Outputs under one heading of the list (docs/product/outputs.md#months). */
export interface OutputSection {
  /** The key of the month. */
  key: string;
  /** Such as "November 2026". */
  label: string;
  outputs: readonly SavedOutput[];
}

/** An entry of the month menu (docs/product/outputs.md#months). */
export interface OutputMonth {
  /** `2026-11`, or `undated`. */
  key: string;
  /** Such as "Nov 2026". */
  label: string;
  /** The number of outputs. */
  count: number;
}

const UNDATED = 'undated';

/** The key of the local month in which an output was saved: `2026-11`, or `undated`. */
function monthOf({ createdAt }: Pick<SavedOutput, 'createdAt'>): string {
  return createdAt === null ? UNDATED : localDay(createdAt).slice(0, -3);
}

/** Whether a text is the key of a month. */
export function isMonth(text: string): boolean {
  return text === UNDATED || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

function monthLabel(key: string, format: (timestamp: number) => string): string {
  return key === UNDATED ? 'Without a date' : format(new Date(`${key}-01T00:00`).getTime());
}

/** The outputs of a month; all with `null`. */
export function outputsOfMonth(
  outputs: readonly SavedOutput[],
  month: string | null,
): readonly SavedOutput[] {
  return month === null ? outputs : outputs.filter((output) => monthOf(output) === month);
}

/** Groups outputs by the local month in which they were saved, in their order. */
export function groupByMonth(outputs: readonly SavedOutput[]): OutputSection[] {
  const months = new Map<string, SavedOutput[]>();
  for (const output of outputs) {
    const key = monthOf(output);
    const month = months.get(key);
    if (month) month.push(output);
    else months.set(key, [output]);
  }
  return Array.from(months, ([key, month]) => ({
    key,
    label: monthLabel(key, monthInWords),
    outputs: month,
  }));
}

/**
 * The months of outputs, the latest first and those without a date last.
 * @param selected the key of a month that is listed even if it has no outputs, or `null`
 */
export function outputMonths(
  outputs: readonly SavedOutput[],
  selected: string | null,
): OutputMonth[] {
  const counts = new Map(groupByMonth(outputs).map((month) => [month.key, month.outputs.length]));
  if (selected !== null && !counts.has(selected)) counts.set(selected, 0);
  return Array.from(counts, ([key, count]) => ({ key, label: monthLabel(key, shortMonth), count }))
    .sort((one, other) => (one.key < other.key ? 1 : -1))
    .sort((one, other) => Number(one.key === UNDATED) - Number(other.key === UNDATED));
}
