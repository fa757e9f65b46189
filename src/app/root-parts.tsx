import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { sessionQuery } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { usageStatusQuery } from '@/resources/usage/queries';
import { lazyPart } from '@/ui/lazy-part';
import { FirstRun } from './first-run';
import { loadIdleParts, whenQuiet } from './idle-phase';
import { MemberCredits } from './member-credits';
import { MemberSession } from './member-session';
import { NoticeBoundary } from './notice-boundary';

/** The page has requested what it shows. */
const SETTLED_MS = 300;
/** The member is reading: the line is free for what may come next. */
const IDLE_MS = 5000;

// Blocked or offline, the page is without a messenger and otherwise complete.
const SupportMessenger = lazyPart(
  async () => (await import('@/features/support/support-messenger')).SupportMessenger,
  { failure: () => null },
);

/** What belongs to every page and stands outside of it: mounted once, when it is known who is there. */
export function RootParts() {
  const { data: user, isPending } = useQuery(sessionQuery);
  if (isPending) return null;
  return (
    <>
      {user && (
        <>
          <NoticeBoundary text="Your credit usage could not be shown.">
            <MemberCredits />
          </NoticeBoundary>
          <NoticeBoundary text="Your setup could not be shown.">
            <FirstRun />
          </NoticeBoundary>
          <MemberIdle />
          <MemberSession member={memberKey(user)} />
        </>
      )}
      {env().supportAppId !== null && <Support />}
    </>
  );
}

/** What a member's page requests when it has all that it shows. */
function MemberIdle() {
  const queryClient = useQueryClient();

  useEffect(
    // Nothing on screen waits for the usage.
    () =>
      whenQuiet(queryClient, SETTLED_MS, () => void queryClient.prefetchQuery(usageStatusQuery)),
    [queryClient],
  );
  useEffect(() => whenQuiet(queryClient, IDLE_MS, () => void loadIdleParts()), [queryClient]);
  return null;
}

function Support() {
  const queryClient = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => whenQuiet(queryClient, SETTLED_MS, () => setIsSettled(true)), [queryClient]);

  return isSettled && <SupportMessenger />;
}
