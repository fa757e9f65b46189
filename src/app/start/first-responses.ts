import type { QueryClient } from '@tanstack/react-query';
import { routeAt, shellShape } from '@/config/routes';
import { routerLocation } from '@/lib/browser/base-path';
import { balanceQuery } from '@/resources/credits/queries';
import { sessionQuery } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery } from '@/resources/tools/queries';

/** The timeout of the first render, in milliseconds; the shell of the page shows meanwhile. */
const TIMEOUT_MS = 250;

async function prefetchFirstScreen(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery);
  const isMember = Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  const location = routerLocation();
  if (!isMember || !shellShape(location)) return;
  const barQueries = [
    queryClient.prefetchQuery(balanceQuery),
    queryClient.prefetchQuery(subscriptionStatusQuery),
  ];
  // Balance and status are requested in the catalogue, too, but its cards do not wait for them.
  await (routeAt(location.pathname) === 'explore'
    ? queryClient.prefetchQuery(catalogueQuery)
    : Promise.all(barQueries));
}

/**
 * Prefetches the queries of the first screen and waits for them, at most 250 ms. Their early
 * responses have usually been received, so that the page renders once and not three times, and
 * no element that depends on the balance or the plan is inserted later.
 */
export async function waitForFirstResponses(queryClient: QueryClient): Promise<void> {
  await Promise.race([
    prefetchFirstScreen(queryClient),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
