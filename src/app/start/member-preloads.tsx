import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PAGE_IDLE_MS, whenNetworkIdle } from '@/lib/react/network-idle';
import { usageStatusQuery } from '@/resources/credits/usage/queries';
import { toaster } from '@/ui/feedback/toast';
import { loadIdleParts } from './idle-phase';

/** After this time without requests, in milliseconds, code is preloaded. */
const IDLE_MS = 5000;

/** Requests data and preloads code that the page does not need yet, once its requests have ended. */
export function MemberPreloads() {
  const queryClient = useQueryClient();

  useEffect(
    // No screen shows the usage status, so its query waits until the page is idle. The query takes the response of
    // the early request (src/early/early-requests.ts); after a login without a page load it sends its own. A toast
    // says what has failed, also while the network is lost.
    () =>
      whenNetworkIdle(queryClient, PAGE_IDLE_MS, () => {
        void queryClient.prefetchQuery(usageStatusQuery);
        toaster.preload();
      }),
    [queryClient],
  );
  useEffect(() => whenNetworkIdle(queryClient, IDLE_MS, () => void loadIdleParts()), [queryClient]);
  return null;
}
