import { useAddressSearch, useChangeSearch } from './use-address';
import { searchWithoutUsageModal, isUsageModalOpen, searchWithUsageModal } from '@/lib/usage-modal';
import { useSessionStore } from '@/resources/session/store';

export interface UsageModal {
  isOpen: boolean;
  /** Opens the dashboard in a history entry of its own, so that Back closes it. */
  open: () => void;
  /** Takes `modal` out of the address and leaves the rest as it is. */
  close: () => void;
}

/**
 * Whether the address opens the usage dashboard (credits specification, section 2): at load, on
 * history changes and on the URL-change event. Never for a visitor.
 */
export function useUsageModal(): UsageModal {
  const search = useAddressSearch();
  const changeSearch = useChangeSearch();
  const authenticated = useSessionStore((flags) => flags.authenticated);

  return {
    isOpen: authenticated && isUsageModalOpen(search),
    open: () => changeSearch(searchWithUsageModal, { replace: false }),
    close: () => changeSearch(searchWithoutUsageModal, { replace: true }),
  };
}
