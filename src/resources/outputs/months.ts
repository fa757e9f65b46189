import { monthInWords, shortMonth } from '@/lib/format/dates';
import { isTimestamp, localDay } from '@/lib/parse/parse-date';
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
const UNDATED_LABEL = 'Without a date';
const MONTH = /^(-?\d{1,6})-(0[1-9]|1[0-2])$/;

/** The key of the local month in which an output was saved: `2026-11`, or `undated`. */
export function monthOf({ createdAt }: Pick<SavedOutput, 'createdAt'>): string {
  return createdAt === null ? UNDATED : localDay(createdAt).slice(0, -3);
}

/** Whether a text is the key of a month. */
export function isMonth(text: string): boolean {
  return text === UNDATED || monthStart(text) !== null;
}

/** The first day of a month; `null` for outputs without a date and for an invalid key. */
function monthStart(key: string): number | null {
  const [, year, month] = MONTH.exec(key) ?? [];
  if (year === undefined) return null;
  // The constructor of `Date` takes the years 0 to 99 for those of the 20th century.
  const start = new Date(2000, 0, 1).setFullYear(Number(year), Number(month) - 1);
  return isTimestamp(start) ? start : null;
}

function monthLabel(key: string, format: (timestamp: number) => string): string {
  const start = monthStart(key);
  return start === null ? UNDATED_LABEL : format(start);
}

/**
 * The months of outputs in their order, with the number of outputs.
 * @param selected the key of a month that is listed even if it has no outputs, or `null`
 */
export function outputMonths(
  outputs: readonly SavedOutput[],
  selected: string | null,
): OutputMonth[] {
  const counts = new Map<string, number>(selected === null ? [] : [[selected, 0]]);
  for (const output of outputs) {
    const key = monthOf(output);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts, ([key, count]) => ({
    key,
    label: monthLabel(key, shortMonth),
    count,
  })).sort(
    (one, other) => (monthStart(other.key) ?? -Infinity) - (monthStart(one.key) ?? -Infinity),
  );
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

/** The sections with those outputs that are among the first `shown` of all; others are left out. */
export function shownOutputs(
  sections: readonly OutputSection[],
  shown: number,
): { section: OutputSection; outputs: readonly SavedOutput[] }[] {
  let rest = shown;
  return sections.flatMap((section) => {
    if (rest <= 0) return [];
    const outputs = section.outputs.slice(0, rest);
    rest -= outputs.length;
    return [{ section, outputs }];
  });
}
