import { isPurchaseModalOpen, searchWithoutUsageModal } from '@/lib/usage-modal';
import { useSessionStore } from '@/resources/session/store';
import { useAddressSearch, useChangeSearch } from './use-address';

/** Whether the URL opens the purchase, never for a visitor, and how that is undone. */
export function usePurchaseModal() {
  const search = useAddressSearch();
  const changeSearch = useChangeSearch();
  const authenticated = useSessionStore((flags) => flags.authenticated);
  const isOpen = authenticated && isPurchaseModalOpen(search);

  return {
    isOpen,
    close: () => {
      if (isOpen) changeSearch(searchWithoutUsageModal, { replace: true });
    },
  };
}
