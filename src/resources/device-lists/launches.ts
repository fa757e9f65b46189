import { useMemo, useSyncExternalStore } from 'react';
import { parseLaunches, type Launch } from './schema';
import { readRawList, subscribeToLists, writeList } from './stored-list';

/** The maximum number of stored launches, one for each tool. */
const MAX_LAUNCHES = 12;

/**
 * Stores a launch on this device (docs/product/navigation.md#lists-of-this-device).
 * @param at epoch milliseconds
 */
export function recordLaunch(member: string, toolId: string, at: number): void {
  const earlier = parseLaunches(readRawList('launched-tools', member));
  const others = earlier.filter((launch) => launch.toolId !== toolId);
  writeList('launched-tools', member, [{ toolId, at }, ...others].slice(0, MAX_LAUNCHES));
}

/** The member's launches on this device, the latest first. */
export function useLaunches(member: string): Launch[] {
  const raw = useSyncExternalStore(subscribeToLists, () => readRawList('launched-tools', member));
  return useMemo(() => parseLaunches(raw), [raw]);
}
