import { readModal, withModal, type Modal } from '@/config/modal-search-params';
import { routerLocation } from '@/lib/browser/base-path';
import { currentEntryState, readEntryState } from '@/lib/browser/history-entry';
import { useUrlSearch } from '@/lib/react/use-url-search';

/** Whether the URL opens a dialog, and a function that closes it. For members only. */
export function useModal(modal: Modal) {
  const [search, changeSearch] = useUrlSearch();

  return {
    isOpen: readModal(search) === modal,
    /**
     * Removes the history entries that the portal has added since it was opened, and its parameter and
     * nothing else from the URL.
     */
    close: () => {
      const { search: current } = routerLocation();
      if (readModal(current) !== modal) return;
      changeSearch(() => withModal(current, null), {
        replace: true,
        stepsBack: readEntryState(currentEntryState()).stepsToClose,
      });
    },
  };
}
