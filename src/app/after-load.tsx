import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { loadNoTools } from '@/features/catalogue/deferred-parts';
import { useUser } from '@/resources/session/queries';
import { usageStatusQuery } from '@/resources/usage/queries';
import { afterFirstScreen } from './after-first-screen';
import { ToolPage } from './tool-screen';
import { whenQuiet } from './when-quiet';

/**
 * What a signed-in member's page asks for when it has all that it shows: the usage, which nothing
 * on screen waits for, the screen that most likely comes next, and the error screens, which may be
 * needed when nothing can be fetched.
 */
export function AfterLoad() {
  const queryClient = useQueryClient();
  const isMember = useUser() !== null;

  useEffect(() => {
    if (!isMember) return;
    let stop = afterFirstScreen(queryClient, () => {
      stop = whenQuiet(queryClient, () => {
        void queryClient.prefetchQuery(usageStatusQuery);
        void Promise.allSettled([
          ToolPage.preload(),
          loadNoTools(),
          import('./pages/route-problem'),
          import('./pages/session-unreachable'),
        ]);
      });
    });
    return () => stop();
  }, [isMember, queryClient]);

  return null;
}
