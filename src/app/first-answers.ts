import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { balanceQuery } from '@/resources/credits/queries';
import { sessionQuery } from '@/resources/session/queries';
import { catalogueQuery } from '@/resources/tools/queries';

/** How long the first render waits, in milliseconds: longer than it takes to read an early answer. */
const WAIT_MS = 100;

async function fetchFirst(queryClient: QueryClient, pathname: string): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery);
  const isMember = Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  if (!isMember || !matchPath(paths.explore, pathname)) return;
  await Promise.all([
    queryClient.prefetchQuery(catalogueQuery),
    queryClient.prefetchQuery(balanceQuery),
  ]);
}

/**
 * Waits for the responses that the first screen shows: those that index.html has requested early
 * have usually arrived, and the page renders once with its cards instead of three times. The page
 * itself waits for a response that takes longer than 100 ms.
 */
export async function waitForFirstAnswers(queryClient: QueryClient): Promise<void> {
  await Promise.race([
    fetchFirst(queryClient, window.location.pathname),
    new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
  ]);
}
