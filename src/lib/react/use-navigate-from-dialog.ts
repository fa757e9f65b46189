import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { goBackAndThen, isGoingBack } from '@/lib/browser/go-back';
import { openedEntries, type EntryState } from '@/lib/browser/history-entry';

/**
 * Returns a stable function that opens another page from a menu or dialog, or just after it has closed. The page
 * takes the place of the history entries of all open menus and dialogs, so that Back returns to the page below them
 * (docs/decisions/history-entries.md). Without such an entry it is a usual navigation. A `Link` in a menu, which has
 * one entry, has `replace`.
 */
export function useNavigateFromDialog(): (to: string, state?: EntryState) => void {
  const navigate = useNavigate();

  return useCallback(
    function open(to, state) {
      const count = openedEntries().length;
      // A replacement of the upper entry would leave the others, and be left when the entry of a dialog that has
      // closed is being removed.
      if (count > 1 || isGoingBack()) goBackAndThen(count, () => open(to, state));
      else void navigate(to, { replace: count === 1, state });
    },
    [navigate],
  );
}
