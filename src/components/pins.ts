import { useCallback, useMemo } from 'react';
import { memberValue } from '@/lib/browser/member-value';
import { isStorageAvailable } from '@/lib/browser/storage';
import { textList } from '@/lib/parse/field-schemas';
import { useMemberValue } from '@/lib/react/use-member-value';

/** The ids of what a member has pinned, each once. */
export const storedPins = {
  'pinned-tools': memberValue('pinned-tools', textList),
  'pinned-outputs': memberValue('pinned-outputs', textList),
};

/** The maximum number of pins of a list; further ones are not stored. */
export const MAX_PINS = 100;

/** The list with an id removed, or added as the last. */
export function togglePin(pins: readonly string[], id: string): string[] {
  return pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
}

/**
 * What the member has pinned on this device, in the order in which it was pinned
 * (docs/product/navigation.md#lists-of-this-device).
 */
export function usePins(list: keyof typeof storedPins, memberKey: string) {
  const pins = storedPins[list];
  const ids = useMemberValue(pins, memberKey);
  /** False for a visitor and while storage is blocked: then nothing can be pinned. */
  const isAvailable = useMemo(() => memberKey !== '' && isStorageAvailable(), [memberKey]);
  /** Returns whether the id is pinned afterwards; storage may be full. A stable function. */
  const toggle = useCallback(
    (id: string) => {
      // Reads the stored list, because another tab may have changed it.
      pins.write(memberKey, togglePin(pins.read(memberKey), id).slice(0, MAX_PINS));
      return pins.read(memberKey).includes(id);
    },
    [pins, memberKey],
  );
  return { ids, isAvailable, toggle };
}

export type Pins = ReturnType<typeof usePins>;
