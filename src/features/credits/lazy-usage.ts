import type { QueryClient } from '@tanstack/react-query';
import { lazyCode } from '@/lib/lazy-code';
import { lazyDialog } from '@/ui/lazy-dialog';
import type { UsageDashboardProps } from './dashboard/usage-dashboard';

const code = lazyCode(() => import('./dashboard/usage-dashboard'));

/** The usage dashboard; its code is loaded when it opens, or when the page is idle. */
export const LazyUsageDashboard = lazyDialog<UsageDashboardProps>(
  async () => (await code.load()).UsageDashboard,
  {
    size: 'wide',
    loading: 'Loading credit usage...',
    failure: 'Your credit usage could not be opened. Please check your connection and try again.',
  },
);

/** Fetches code and data of the dashboard when the member is about to open it: hover or focus. */
export function preloadUsage(queryClient: QueryClient): void {
  LazyUsageDashboard.preload();
  code.load().then(
    ({ prefetchUsage }) => prefetchUsage(queryClient),
    // A failure shows when the dashboard opens.
    () => undefined,
  );
}
