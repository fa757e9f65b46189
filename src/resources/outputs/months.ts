import { monthInWords } from '@/lib/format/dates';
import { localDay } from '@/lib/parse/parse-date';
import type { SavedOutput } from './saved-output';

/** Outputs under one heading of the list (docs/product/outputs.md#months-and-pins). */
export interface OutputSection {
  /** `pinned`, `2026-11`, or `undated`. */
  key: string;
  /** Such as "November 2026". */
  label: string;
  outputs: readonly SavedOutput[];
}

function monthKey(createdAt: number | null): string {
  return createdAt === null ? 'undated' : localDay(createdAt).slice(0, -3);
}

function monthLabel(createdAt: number | null): string {
  return createdAt === null ? 'Without a date' : monthInWords(createdAt);
}

/**
 * Groups outputs by the local month in which they were saved, in their order, and puts pinned ones
 * into a section of their own before the months.
 */
export function groupByMonth(
  outputs: readonly SavedOutput[],
  pinnedKeys: readonly string[],
): OutputSection[] {
  const pins = new Set(pinnedKeys);
  const pinned = outputs.filter(({ key }) => pins.has(key));
  const months = new Map<string, { label: string; outputs: SavedOutput[] }>();
  for (const output of outputs) {
    if (pins.has(output.key)) continue;
    const key = monthKey(output.createdAt);
    const month = months.get(key);
    if (month) month.outputs.push(output);
    else months.set(key, { label: monthLabel(output.createdAt), outputs: [output] });
  }
  const sections = Array.from(months, ([key, month]) => ({ key, ...month }));
  return pinned.length > 0
    ? [{ key: 'pinned', label: 'Pinned', outputs: pinned }, ...sections]
    : sections;
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
