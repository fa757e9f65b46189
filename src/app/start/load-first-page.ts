import type { QueryClient } from '@tanstack/react-query';
import { preloadScreen } from '@/app/screens';
import { isGuardedPage, routeAt } from '@/config/routes';
import { routerLocation } from '@/lib/browser/base-path';
import { balanceQuery } from '@/resources/credits/queries';
import { sessionQuery } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery } from '@/resources/tools/queries';

/** How long the first render waits for data that is not the session, in milliseconds. */
const DATA_TIMEOUT_MS = 250;

async function loadData(client: QueryClient, pathname: string): Promise<void> {
  if (!isGuardedPage(pathname)) return;
  await client.prefetchQuery(sessionQuery);
  if (!client.getQueryData(sessionQuery.queryKey)) return;
  await Promise.race([
    Promise.all([
      client.prefetchQuery(balanceQuery),
      client.prefetchQuery(subscriptionStatusQuery),
      routeAt(pathname) === 'explore' && client.prefetchQuery(catalogueQuery),
    ]),
    new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS)),
  ]);
}

/**
 * Loads what the first render waits for, while the shell of index.html shows: the code of the page,
 * and on a guarded page the session. The requests that src/inline/start.ts has sent are awaited for
 * 250 ms more, because they have usually been answered by then: the page renders once instead of
 * three times.
 */
export async function loadFirstPage(client: QueryClient): Promise<void> {
  const { pathname } = routerLocation();
  // If the chunk of the page can't be loaded, the page renders that error.
  const code = preloadScreen(pathname).catch(() => undefined);
  await Promise.all([code, loadData(client, pathname)]);
}
