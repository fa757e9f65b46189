import type { QueryClient } from '@tanstack/react-query';
import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { UsageDashboardProps } from './usage-dashboard';

const importUsage = () => import('./usage-dashboard');

/** The usage dashboard, lazy-loaded when it opens or when the page is idle. */
export const LazyUsageDashboard = lazyDialog<UsageDashboardProps>(
  async () => (await importUsage()).UsageDashboard,
  {
    size: 'wide',
    loading: 'Loading credit usage...',
    failure: 'Your credit usage could not be opened. Please check your connection and try again.',
  },
);

/** Preloads code and data of the dashboard, on hover or focus of the usage button. */
export function preloadUsage(queryClient: QueryClient): void {
  LazyUsageDashboard.preload();
  importUsage().then(
    ({ prefetchUsage }) => prefetchUsage(queryClient),
    () => undefined,
  );
}
