import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { loadNoTools } from '@/features/catalogue/deferred-parts';
import { deferred } from '@/lib/deferred';
import { whenIdle } from '@/lib/when-idle';
import { useUser } from '@/resources/session/queries';
import { usageStatusQuery } from '@/resources/usage/queries';
import { afterFirstScreen } from './after-first-screen';
import { ToolPage } from './tool-screen';
import { whenQuiet } from './when-quiet';

const messenger = deferred(() => import('@/features/support/support-messenger'));

/**
 * What a signed-in member's page asks for when it has all that it shows: the usage, which nothing
 * on screen waits for, the screen that most likely comes next, and the error screens, which may be
 * needed when nothing can be fetched.
 */
function useMemberPrefetch() {
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
}

/** The support messenger's code, once the page is idle; none of it without an app id. */
function useMessenger() {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (env().supportAppId === null) return;
    let stop = whenQuiet(queryClient, () => {
      // Blocked or offline, the page is without a messenger and otherwise whole.
      stop = whenIdle(() => void messenger.load().catch(() => undefined));
    });
    return () => stop();
  }, [queryClient]);

  return messenger.use();
}

/** What every page does unseen, after its first screen. */
export function Background() {
  useMemberPrefetch();
  const support = useMessenger();

  return support && <support.SupportMessenger />;
}
