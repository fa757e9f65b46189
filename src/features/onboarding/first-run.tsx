import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { useDashboard } from '@/components/credits/use-dashboard';
import { paths } from '@/config/paths';
import { useCloseOnBack } from '@/lib/react/use-close-on-back';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run-step';
import { firstRunStatusQuery } from '@/resources/onboarding/queries';
import { readInterrupted } from '@/resources/onboarding/questionnaire/interrupted-questionnaire';
import { useUser } from '@/resources/session/queries';
import { keyOfMember } from '@/resources/session/session';
import { useIsDialogOpen } from '@/ui/dialog/scrim';
import { LazyQuestionnaire } from './lazy-dialogs';
import { ProfileLoading } from './profile-loading';
import { TrialDialog } from './trial-dialog';

/**
 * The first run on home and explore (docs/product/onboarding.md#first-run). Mounted at the root, so
 * that a dialog that the member has closed stays closed when they switch between the two pages.
 */
export function FirstRun() {
  const user = useUser();
  const { pathname } = useLocation();
  const isFirstRunPage = [paths.home, paths.explore].some((path) => matchPath(path, pathname));
  const memberKey = keyOfMember(user);
  return user && <MemberFirstRun key={memberKey} {...{ memberKey, isFirstRunPage }} />;
}

/** Shows one dialog at a time, until the member closes it, even if the status changes before. */
function MemberFirstRun({
  memberKey,
  isFirstRunPage,
}: {
  memberKey: string;
  isFirstRunPage: boolean;
}) {
  const [startAt] = useState(() => readInterrupted(memberKey, 'first-run'));
  const status = useQuery({ ...firstRunStatusQuery, enabled: isFirstRunPage });
  const [shown, setShown] = useState<FirstRunStep | null>(null);
  const [closed, setClosed] = useState<readonly FirstRunStep[]>([]);
  const { isOpen: isDashboardOpen } = useDashboard();
  const isDialogOpen = useIsDialogOpen();

  const isStatusKnown = isFirstRunPage && status.isFetched && !status.isFetching;
  const isInterrupted = startAt !== undefined;
  const next = isStatusKnown ? firstRunStep(status.data ?? null, closed, isInterrupted) : null;
  if (shown === null && next !== null && !isDashboardOpen && !isDialogOpen) setShown(next);

  const refetchStatus = () => void status.refetch();

  function close() {
    if (shown) setClosed((steps) => [...steps, shown]);
    setShown(null);
    // The trial form does not notify the portal.
    if (shown === 'trial') refetchStatus();
  }
  useCloseOnBack('first-run', isFirstRunPage && shown !== null, close);

  return (
    <>
      {isFirstRunPage && status.isFetching && <ProfileLoading />}
      <LazyQuestionnaire
        open={isFirstRunPage && shown === 'questionnaire'}
        onOpenChange={close}
        mode="first-run"
        startAt={startAt}
        onFinished={refetchStatus}
      />
      <TrialDialog open={isFirstRunPage && shown === 'trial'} onOpenChange={close} />
    </>
  );
}
