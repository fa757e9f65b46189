import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useUsageModal } from '@/features/credits/use-usage-modal';
import { LazyQuestionnaire, LazyTrial } from '@/features/onboarding/lazy-dialogs';
import { ProfileLoading } from '@/features/onboarding/profile-loading';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run';
import { firstRunStatusQuery } from '@/resources/onboarding/queries';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { useIsScrollLocked } from '@/ui/scroll-lock';

/**
 * The first run on home and explore (credits specification, sections 1 and 4). Mounted at the root,
 * once a session: going between the two does not ask again for what a member has closed.
 */
export function FirstRun() {
  const user = useUser();
  const { pathname } = useLocation();
  const isHere = [paths.home, paths.explore].some((path) => matchPath(path, pathname));
  return user && <MemberFirstRun key={memberKey(user)} isHere={isHere} />;
}

/** One dialog at a time, and each stays until the member closes it, whatever the server says then. */
function MemberFirstRun({ isHere }: { isHere: boolean }) {
  const status = useQuery({ ...firstRunStatusQuery, enabled: isHere });
  const [shown, setShown] = useState<FirstRunStep | null>(null);
  const [closed, setClosed] = useState<readonly FirstRunStep[]>([]);
  const { isOpen: isDashboardOpen } = useUsageModal();
  const isPageHeld = useIsScrollLocked();

  const isKnown = isHere && status.isFetched && !status.isFetching;
  const next = isKnown ? firstRunStep(status.data ?? null, closed) : null;
  if (shown === null && next !== null && !isDashboardOpen && !isPageHeld) setShown(next);

  function close(step: FirstRunStep) {
    setClosed((steps) => [...steps, step]);
    setShown(null);
  }
  const askAgain = () => void status.refetch();

  return (
    <>
      {isHere && status.isFetching && <ProfileLoading />}
      <LazyQuestionnaire
        open={isHere && shown === 'questionnaire'}
        onOpenChange={() => close('questionnaire')}
        mode="first-run"
        onFinished={askAgain}
      />
      <LazyTrial
        open={isHere && shown === 'trial'}
        onOpenChange={() => {
          close('trial');
          askAgain();
        }}
      />
    </>
  );
}
