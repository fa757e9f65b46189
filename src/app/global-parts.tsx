import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { env } from '@/config/env';
import { LatePaymentsWatcher } from '@/features/billing/results/late-payments-watcher';
import { FirstRun } from '@/features/onboarding/first-run';
import { LazySwitcher } from '@/features/switcher/lazy-switcher';
import { keepFocus } from '@/lib/browser/keep-focus';
import { useIsNetworkIdle, whenNetworkIdle } from '@/lib/react/network-idle';
import { useRemovalOfClosedEntries } from '@/lib/react/open-dialogs';
import { usageStatusQuery } from '@/resources/credits/usage/queries';
import { sessionQuery, useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { Alert } from '@/ui/feedback/alert';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { toaster } from '@/ui/feedback/toast';
import { lazyPart } from '@/ui/lazy-part';
import { MemberCredits } from './member-credits';
import { loadIdleParts } from './start/idle-phase';
import { SessionEffects } from './session-effects';

/** After this time without requests, in milliseconds, the data of the page counts as loaded. */
const DATA_LOADED_MS = 300;
/** After this time without requests, in milliseconds, code is preloaded. */
const IDLE_MS = 5000;

// The portal works without the messenger, which an extension may block.
const SupportMessenger = lazyPart(
  async () => (await import('@/features/support/support-messenger')).SupportMessenger,
  { failure: () => null },
);

/** The parts outside of the routed page, mounted after the first session check. */
export function GlobalParts() {
  const { isPending } = useQuery(sessionQuery);
  const user = useUser();
  useEffect(keepFocus, []);
  useRemovalOfClosedEntries(!isPending);
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
          <SessionEffects member={memberKey(user)} />
          <LatePaymentsWatcher member={memberKey(user)} />
        </>
      )}
      {env().supportAppId !== null && <IdleSupportMessenger />}
    </>
  );
}

/** Requests data and preloads code that the page does not need yet, once its requests have ended. */
function MemberPreloads() {
  const queryClient = useQueryClient();

  useEffect(
    // No screen shows the usage status, so its request is sent last. A shortcut opens the quick
    // switcher, without the hover or focus that preloads other dialogs. A toast says what has failed,
    // also while the network is lost.
    () =>
      whenNetworkIdle(queryClient, DATA_LOADED_MS, () => {
        void queryClient.prefetchQuery(usageStatusQuery);
        LazySwitcher.preload();
        toaster.preload();
      }),
    [queryClient],
  );
  useEffect(() => whenNetworkIdle(queryClient, IDLE_MS, () => void loadIdleParts()), [queryClient]);
  return null;
}

function IdleSupportMessenger() {
  return useIsNetworkIdle(DATA_LOADED_MS) && <SupportMessenger />;
}

/**
 * An error boundary for a part outside of the routed page: its fallback is an alert at the bottom
 * of the window with Try Again.
 * @param text a sentence that names the part
 */
function NoticeBoundary({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className="fixed bottom-4 left-(--gutter) z-25 max-w-[calc(100vw-2*var(--gutter))] bg-surface shadow-raised">
          <Alert tone="danger" onRetry={retry}>
            {text} The rest of the portal still works.
          </Alert>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
