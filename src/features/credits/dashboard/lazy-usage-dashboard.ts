import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { UsageDashboardProps } from './usage-dashboard';

/** The usage dashboard, lazy-loaded when it opens or when the page is idle. */
export const LazyUsageDashboard = lazyDialog<UsageDashboardProps>(
  async () => (await import('./usage-dashboard')).UsageDashboard,
  {
    size: 'wide',
    loading: 'Loading credit usage...',
    failure: 'Your credit usage could not be opened. Please check your connection and try again.',
  },
);
