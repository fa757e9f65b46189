import { useMemo, useSyncExternalStore } from 'react';
import { parseLaunches, type Launch } from './schema';
import { readRawList, subscribeToLists, writeList } from './stored-list';

/** The maximum number of stored launches, one for each tool. */
const MAX_LAUNCHES = 12;

function readLaunches(member: string): Launch[] {
  return parseLaunches(readRawList('launched-tools', member));
}

/**
 * Stores a launch on this device (docs/product/navigation.md#lists-of-this-device).
 * @param at epoch milliseconds
 * @param credits the balance at that time; `null` if it is unknown
 */
export function recordLaunch(
  member: string,
  toolId: string,
  at: number,
  credits: number | null = null,
): void {
  const others = readLaunches(member).filter((launch) => launch.toolId !== toolId);
  writeList('launched-tools', member, [{ toolId, at, credits }, ...others].slice(0, MAX_LAUNCHES));
}

/** Stores a mark of a launch, unless the tool was launched again since (docs/product/catalogue.md#receipt). */
export function markLaunch(
  member: string,
  { toolId, at }: Pick<Launch, 'toolId' | 'at'>,
  mark: Partial<Pick<Launch, 'isDismissed' | 'isUnchanged'>>,
): void {
  writeList(
    'launched-tools',
    member,
    readLaunches(member).map((launch) =>
      launch.toolId === toolId && launch.at === at ? { ...launch, ...mark } : launch,
    ),
  );
}

/** The member's launches on this device, the latest first. */
export function useLaunches(member: string): Launch[] {
  const raw = useSyncExternalStore(subscribeToLists, () => readRawList('launched-tools', member));
  return useMemo(() => parseLaunches(raw), [raw]);
}
