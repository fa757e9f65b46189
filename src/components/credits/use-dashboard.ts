import { useModal } from '@/components/use-modal';
import { withDashboard } from './dashboard-url';

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
