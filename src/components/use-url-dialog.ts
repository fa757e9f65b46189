import { readUrlDialog, withUrlDialog, type UrlDialog } from '@/config/url-dialog';
import { routerLocation } from '@/lib/browser/base-path';
import { currentEntryState, readEntryState } from '@/lib/browser/history-entry';
import { useUrlSearch } from '@/lib/react/use-url-search';

/** Whether the URL opens a dialog, and a function that closes it. For members only. */
export function useUrlDialog(dialog: UrlDialog) {
  const [search, changeSearch] = useUrlSearch();

  return {
    isOpen: readUrlDialog(search) === dialog,
    /**
     * Removes the history entries that the portal has added since it was opened, and its parameter and
     * nothing else from the URL.
     */
    close: () => {
      const { search: current } = routerLocation();
      if (readUrlDialog(current) !== dialog) return;
      changeSearch(() => withUrlDialog(current, null), {
        replace: true,
        stepsBack: readEntryState(currentEntryState()).stepsToClose,
      });
    },
  };
}
