import {
  searchWithoutUsageModal,
  isUsageModalOpen,
  searchWithUsageModal,
  isPurchaseModalOpen,
} from '@/config/modal-search-params';
import { useSearchString, useChangeSearch } from '@/lib/react/use-search-string';

/**
 * Whether the URL opens the usage dashboard: at load, on history changes and on the URL-change
 * event (docs/product/credits.md#usage-dashboard). Its callers are mounted for a member only.
 */
export function useUsageModal() {
  const search = useSearchString();
  const changeSearch = useChangeSearch();

  return {
    isOpen: isUsageModalOpen(search),
    /** Opens the dashboard in a new history entry, so that Back closes it. */
    open: () => changeSearch(searchWithUsageModal, { replace: false }),
    /** Removes `modal` from the URL and nothing else. */
    close: () => changeSearch(searchWithoutUsageModal, { replace: true }),
  };
}

/** Whether the URL opens the purchase dialog, and a function that closes it. */
export function usePurchaseModal() {
  const search = useSearchString();
  const changeSearch = useChangeSearch();
  const isOpen = isPurchaseModalOpen(search);

  return {
    isOpen,
    close: () => {
      if (isOpen) changeSearch(searchWithoutUsageModal, { replace: true });
    },
  };
}
