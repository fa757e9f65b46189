import { useCallback } from 'react';
import type { Pins } from '@/resources/member-lists/pins';
import { LONGEST_LIST } from '@/resources/member-lists/stored-list';
import { showToast } from '@/ui/toast';

/**
 * Returns a function that pins an output, or unpins it, and shows the result in a toast, because the
 * card moves away (docs/product/outputs.md#months-and-pins). It is stable while the pins are.
 */
export function useTogglePin({ ids, toggle }: Pins): (key: string) => void {
  return useCallback(
    (key) => {
      const wasPinned = ids.includes(key);
      if (toggle(key) !== wasPinned) {
        showToast('success', wasPinned ? 'Unpinned' : 'Pinned to the top', { id: 'pin' });
      } else if (ids.length >= LONGEST_LIST) {
        showToast('info', `You can pin up to ${LONGEST_LIST} outputs.`);
      } else {
        showToast('error', 'Your browser could not keep this pin.');
      }
    },
    [ids, toggle],
  );
}
