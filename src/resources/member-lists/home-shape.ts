import { parseList, readRawList, writeList } from './stored-list';

/** How many rows and cards the member's home page had, for its placeholders at the next visit. */
export interface HomeShape {
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
 * The shape of the last visit on this device; `null` for a member who had nothing to return to, and
 * on another device (docs/product/navigation.md#home).
 */
export function readHomeShape(member: string): HomeShape | null {
  const entries = parseList(readRawList('home-shape', member));
  if (entries.length === 0) return null;
  const [recentTools, outputs] = entries;
  return { recentTools: readCount(recentTools), outputs: readCount(outputs) };
}

/** Stores the shape; `null` removes it. */
export function writeHomeShape(member: string, shape: HomeShape | null): void {
  writeList('home-shape', member, shape ? [shape.recentTools, shape.outputs] : []);
}
