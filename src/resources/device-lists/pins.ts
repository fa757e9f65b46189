import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isStorageAvailable } from '@/lib/browser/storage';
import { parseList, readRawList, subscribeToLists, writeList, type ListName } from './stored-list';

type PinList = Extract<ListName, 'pinned-tools' | 'pinned-outputs'>;

/** The ids of a stored list, each once, in the order in which they were pinned. */
export function parsePins(raw: string): string[] {
  const ids = parseList(raw).filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)];
}

/** The list with an id removed, or added as the last. */
export function togglePin(pins: readonly string[], id: string): string[] {
  return pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
}

/**
 * What the member has pinned on this device (docs/product/navigation.md#lists-of-this-device).
 * @param member the member's key
 */
export function usePins(list: PinList, member: string) {
  const raw = useSyncExternalStore(subscribeToLists, () => readRawList(list, member));
  /** False for a visitor and while storage is blocked: then nothing can be pinned. */
  const isAvailable = useMemo(() => member !== '' && isStorageAvailable(), [member]);
  const ids = useMemo(() => parsePins(raw), [raw]);
  /** Returns whether the id is pinned afterwards; storage may be full. A stable function. */
  const toggle = useCallback(
    (id: string) => {
      // Reads the stored list, because another tab may have changed it.
      const read = () => parsePins(readRawList(list, member));
      writeList(list, member, togglePin(read(), id));
      return read().includes(id);
    },
    [list, member],
  );
  return { ids, isAvailable, toggle };
}

export type Pins = ReturnType<typeof usePins>;
