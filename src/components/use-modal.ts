import { readModal, withModal, type Modal } from '@/config/modal-search-params';
import { useUrlSearch } from '@/lib/react/use-url-search';

/** Whether the URL opens a dialog, and functions that open and close it. For members only. */
export function useModal(modal: Modal) {
  const [search, changeSearch] = useUrlSearch();

  return {
    isOpen: readModal(search) === modal,
    /** Opens it in a new history entry, so that Back closes it. */
    open: () => changeSearch((current) => withModal(current, modal)),
    /** Removes its parameter from the URL and nothing else. */
    close: () =>
      changeSearch(
        (current) => (readModal(current) === modal ? withModal(current, null) : current),
        { replace: true },
      ),
  };
}
