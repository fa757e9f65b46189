import type { QueryClient } from '@tanstack/react-query';
import { loadDashboard } from './use-dashboard-code';

/** Asks for what the dashboard shows; the code that knows what that is belongs to no page. */
export function fetchUsage(queryClient: QueryClient): void {
  import('./prefetch-usage').then(
    ({ prefetchUsage }) => prefetchUsage(queryClient),
    // The dashboard asks by itself, once its own code is there.
    () => undefined,
  );
}

/** Fetches code and data of the dashboard, for whoever is about to open it: on hover or focus. */
export function prepareUsage(queryClient: QueryClient): void {
  fetchUsage(queryClient);
  // What can't be loaded now is loaded on opening, and its failure told then.
  loadDashboard().catch(() => undefined);
}
