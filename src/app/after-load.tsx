import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { loadNoTools } from '@/features/catalogue/deferred-parts';
import { useSessionStore } from '@/resources/session/store';
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
  const authenticated = useSessionStore((flags) => flags.authenticated);

  useEffect(() => {
    if (!authenticated) return;
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
  }, [authenticated, queryClient]);

  return null;
}
