import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useModal } from '@/components/use-modal';
import {
  readUsageParameters,
  withDashboard,
  withUsageParameters,
  type UsageParameters,
} from './dashboard-url';

/**
 * Whether the URL opens the dashboard, and functions that open it at its first tab, with the focus
 * on Get More Credits, and close it.
 */
export function useDashboard() {
  const { isOpen, open, close } = useModal('usage');
  return {
    isOpen,
    close,
    open: () => open(withDashboard),
    openForPurchase: () => open(withDashboard, { state: { focusesPurchase: true } }),
  };
}

/** The dashboard's parameters, and a function that changes them in the current history entry. */
export function useUsageParameters() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const parameters = useMemo(() => readUsageParameters(search.toString()), [search]);

  return {
    parameters,
    change: (changes: Partial<UsageParameters>) =>
      setSearch((current) => withUsageParameters(current.toString(), changes), {
        replace: true,
        state,
      }),
  };
}
