import { useMemo } from 'react';
import { useUrlDialog } from '@/components/use-url-dialog';
import { useUrlSearch } from '@/lib/react/use-url-search';
import {
  readUsageParameters,
  withDashboard,
  withUsageParameters,
  type UsageParameters,
} from './dashboard-url';

/** Whether the URL opens the dashboard, and functions that open it at its first tab and close it. */
export function useDashboard() {
  const { isOpen, close } = useUrlDialog('usage');
  const [, changeSearch] = useUrlSearch();
  return { isOpen, close, open: () => changeSearch(withDashboard, { hasDialog: true }) };
}

/** The dashboard's parameters, and functions that change them. */
export function useUsageParameters() {
  const [search, changeSearch] = useUrlSearch();
  const parameters = useMemo(() => readUsageParameters(search), [search]);

  return {
    parameters,
    /** Replaces the history entry. */
    change: (changes: Partial<UsageParameters>) =>
      changeSearch((current) => withUsageParameters(current, changes), { replace: true }),
    /** Adds a history entry, so that Back returns. */
    push: (changes: Partial<UsageParameters>) =>
      changeSearch((current) => withUsageParameters(current, changes), { hasDialog: true }),
  };
}
