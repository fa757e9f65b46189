import { parseList, readRawList, writeList } from './stored-list';

/** How many rows and cards the member's home page had, for its placeholders at the next visit. */
export interface HomeCounts {
  recentTools: number;
  outputs: number;
}

/** The maximum of each count. */
const MAX_COUNT = 3;

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(MAX_COUNT, Math.max(0, value))
    : 0;
}

/**
 * The counts of the last visit on this device, zeros for a new member; `null` without a visit
 * (docs/product/navigation.md#home).
 */
export function readHomeCounts(member: string): HomeCounts | null {
  const entries = parseList(readRawList('home-counts', member));
  if (entries.length === 0) return null;
  const [recentTools, outputs] = entries;
  return { recentTools: readCount(recentTools), outputs: readCount(outputs) };
}

/** Stores the counts. */
export function writeHomeCounts(member: string, { recentTools, outputs }: HomeCounts): void {
  writeList('home-counts', member, [recentTools, outputs]);
}
