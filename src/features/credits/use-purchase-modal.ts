import { isPurchaseModalOpen, searchWithoutUsageModal } from '@/lib/usage-modal';
import { useIsSignedIn } from '@/resources/session/queries';
import { useAddressSearch, useChangeSearch } from './use-address';

/** Whether the URL opens the purchase, never for a visitor, and how that is undone. */
export function usePurchaseModal() {
  const search = useAddressSearch();
  const changeSearch = useChangeSearch();
  const isOpen = useIsSignedIn() && isPurchaseModalOpen(search);

  return {
    isOpen,
    close: () => {
      if (isOpen) changeSearch(searchWithoutUsageModal, { replace: true });
    },
  };
}
