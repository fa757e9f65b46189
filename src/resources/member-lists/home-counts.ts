import { parseList, readRawList, writeList } from './stored-list';

/** How many rows and cards the member's home page had, for its placeholders at the next visit. */
export interface HomeCounts {
  recentTools: number;
  outputs: number;
}

/** The most of either. */
const MOST = 3;

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(MOST, Math.max(0, value))
    : 0;
}

/**
 * The counts of the last visit on this device; `null` for a member who had nothing to return to, and
 * on another device (docs/product/navigation.md#home).
 */
export function readHomeCounts(member: string): HomeCounts | null {
  const entries = parseList(readRawList('home-counts', member));
  if (entries.length === 0) return null;
  const [recentTools, outputs] = entries;
  return { recentTools: readCount(recentTools), outputs: readCount(outputs) };
}

/** Stores the counts; `null` removes them. */
export function writeHomeCounts(member: string, counts: HomeCounts | null): void {
  writeList('home-counts', member, counts ? [counts.recentTools, counts.outputs] : []);
}
