import type { QueryClient } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';

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
