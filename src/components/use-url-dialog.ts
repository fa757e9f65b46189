import { readUrlDialog, withUrlDialog, type UrlDialog } from '@/config/url-dialog';
import { routerLocation } from '@/lib/browser/base-path';
import { goBackAndThen } from '@/lib/browser/go-back';
import { currentEntryState, readEntryState } from '@/lib/browser/history-entry';
import { useUrlSearch } from '@/lib/react/use-url-search';

/** Whether the URL opens a dialog, and a function that closes it. For members only. */
export function useUrlDialog(dialog: UrlDialog) {
  const [search, changeSearch] = useUrlSearch();

  return {
    isOpen: readUrlDialog(search) === dialog,
    /**
     * Closes the dialog: goes back over the history entries that the portal has added to open the dialog and
     * since. The URL stays as it is while the dialog is open, without the dialog's parameter.
     */
    close: () => {
      const { search: current } = routerLocation();
      if (readUrlDialog(current) !== dialog) return;
      goBackAndThen(readEntryState(currentEntryState()).stepsToClose, () =>
        changeSearch(() => withUrlDialog(current, null), { replace: true }),
      );
    },
  };
}
