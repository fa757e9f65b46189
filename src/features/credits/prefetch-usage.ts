import type { QueryClient } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { loadDashboard } from './use-dashboard-code';

/**
 * Asks for what the dashboard opens with, all three at once, whichever of its tabs is open. What is
 * there and fresh is not asked for again.
 */
export function prefetchUsage(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(stacksQuery);
  void queryClient.prefetchQuery(platformCostsQuery);
  const history = historyQuery('grouped');
  // A list that is there is the tab's own to renew: from here all of its pages would come again.
  if (!queryClient.getQueryData(history.queryKey)) void queryClient.prefetchInfiniteQuery(history);
}

/** Fetches code and data of the dashboard, for whoever is about to open it: on hover or focus. */
export function prepareUsage(queryClient: QueryClient): void {
  prefetchUsage(queryClient);
  // What can't be loaded now is loaded on opening, and its failure told then.
  loadDashboard().catch(() => undefined);
}
