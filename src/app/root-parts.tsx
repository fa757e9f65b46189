import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { keepFocus } from '@/lib/keep-focus';
import { sessionQuery } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { usageStatusQuery } from '@/resources/usage/queries';
import { lazyPart } from '@/ui/lazy-part';
import { FirstRun } from './first-run';
import { loadIdleParts, whenNetworkIdle } from './idle-phase';
import { MemberCredits } from './member-credits';
import { MemberSession } from './member-session';
import { PendingPaymentsWatcher } from './pending-payments-watcher';
import { NoticeBoundary } from './notice-boundary';

/** After this time without requests the page has what it shows. */
const SETTLED_MS = 300;
/** After this time without requests code is preloaded. */
const IDLE_MS = 5000;

// The portal works without the messenger, which an extension may block.
const SupportMessenger = lazyPart(
  async () => (await import('@/features/support/support-messenger')).SupportMessenger,
  { failure: () => null },
);

/** The parts outside of the routed page, mounted after the first session check. */
export function RootParts() {
  const { data: user, isPending } = useQuery(sessionQuery);
  useEffect(keepFocus, []);
  if (isPending) return null;
  return (
    <>
      {user && (
        <>
          <NoticeBoundary text="Your credit usage could not be shown.">
            <MemberCredits />
          </NoticeBoundary>
          <NoticeBoundary text="Your first steps could not be shown.">
            <FirstRun />
          </NoticeBoundary>
          <MemberPreloads />
          <MemberSession member={memberKey(user)} />
          <PendingPaymentsWatcher member={memberKey(user)} />
        </>
      )}
      {env().supportAppId !== null && <SettledSupport />}
    </>
  );
}

/** Requests and preloads what the page does not show yet, once it has settled. */
function MemberPreloads() {
  const queryClient = useQueryClient();

  useEffect(
    // No screen shows the usage status initially.
    () =>
      whenNetworkIdle(
        queryClient,
        SETTLED_MS,
        () => void queryClient.prefetchQuery(usageStatusQuery),
      ),
    [queryClient],
  );
  useEffect(() => whenNetworkIdle(queryClient, IDLE_MS, () => void loadIdleParts()), [queryClient]);
  return null;
}

function SettledSupport() {
  const queryClient = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);

  useEffect(
    () => whenNetworkIdle(queryClient, SETTLED_MS, () => setIsSettled(true)),
    [queryClient],
  );

  return isSettled && <SupportMessenger />;
}
