import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { screens } from '@/app/screens';
import { LazyUsageDashboard } from '@/features/credits/dashboard/lazy-usage-dashboard';
import { PAGE_IDLE_MS, whenNetworkIdle } from '@/lib/react/network-idle';
import { usageStatusQuery } from '@/resources/credits/queries';

/**
 * After this time without requests, in milliseconds, the most likely next page and dialog are
 * preloaded.
 */
const IDLE_MS = 5000;

function preloadParts(): void {
  // Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => {
    screens.tool.preload();
    LazyUsageDashboard.preload();
  });
}

/**
 * Requests data and preloads code that the page does not need yet, once its requests have ended.
 */
export function IdlePreloads() {
  const queryClient = useQueryClient();

  useEffect(
    // No screen shows the usage status.
    () =>
      whenNetworkIdle(
        queryClient,
        PAGE_IDLE_MS,
        () => void queryClient.prefetchQuery(usageStatusQuery),
      ),
    [queryClient],
  );
  useEffect(() => whenNetworkIdle(queryClient, IDLE_MS, preloadParts), [queryClient]);
  return null;
}
