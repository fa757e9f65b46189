import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { OnboardingDialogs } from '@/features/onboarding/onboarding-dialogs';
import { LazySupportMessenger } from '@/features/support/lazy-support-messenger';
import { sessionQuery, useUser } from '@/resources/session/queries';
import { keyOfMember } from '@/resources/session/session';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { Toaster } from '@/ui/feedback/toaster';
import { MemberCredits } from './member-credits';
import { SessionEffects } from './session-effects';
import { IdlePreloads } from './start/idle-preloads';

/** The parts outside of the routed page, which wait for the first session check, and the toasts. */
export function GlobalParts() {
  const { isPending } = useQuery(sessionQuery);
  const user = useUser();
  return (
    <>
      <Toaster />
      {!isPending && user && (
        <>
          <NoticeBoundary text="Your credit usage could not be shown.">
            <MemberCredits />
          </NoticeBoundary>
          <NoticeBoundary text="Your business profile could not be shown.">
            <OnboardingDialogs />
          </NoticeBoundary>
          <IdlePreloads />
          <SessionEffects memberKey={keyOfMember(user)} />
        </>
      )}
      {!isPending && <LazySupportMessenger />}
    </>
  );
}

/**
 * An error boundary for a part outside of the routed page: its fallback is an alert at the bottom
 * of the window with Retry.
 * @param text a sentence that names the part
 */
function NoticeBoundary({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className="fixed bottom-4 left-(--gutter) z-25 max-w-[calc(100vw-2*var(--gutter))] bg-surface shadow-raised">
          <Alert
            tone="danger"
            action={
              <Button variant="link" className="self-start" onClick={retry}>
                Retry
              </Button>
            }
          >
            {`${text} The rest of the portal still works.`}
          </Alert>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
