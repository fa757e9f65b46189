import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { withQuestionnaire } from '@/components/onboarding/questionnaire-url';
import { useModal } from '@/components/use-modal';
import { readModal } from '@/config/modal';
import { paths } from '@/config/paths';
import { readEntryState } from '@/lib/browser/history-entry';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run-step';
import { firstRunStatusQuery } from '@/resources/onboarding/queries';
import { useUser } from '@/resources/session/queries';
import { keyOfMember } from '@/resources/session/session';
import { useIsDialogOpen } from '@/ui/dialog/scrim';
import { LazyDocuments, LazyQuestionnaire } from './lazy-dialogs';
import { ProfileLoading } from './profile-loading';
import { TrialDialog } from './trial-dialog';

/**
 * The dialogs of the answers, which the URL opens on any page, and the first run. Mounted at the root, so that
 * a dialog that the member has closed stays closed when they open another page.
 */
export function OnboardingDialogs() {
  const user = useUser();
  return user && <MemberDialogs key={keyOfMember(user)} />;
}

function MemberDialogs() {
  const navigate = useNavigate();
  const location = useLocation();
  const isFirstRunPage = [paths.home, paths.explore].some((path) =>
    matchPath(path, location.pathname),
  );
  const questionnaire = useModal('questionnaire');
  const documents = useModal('documents');
  const firstRun = useFirstRun(isFirstRunPage);

  return (
    <>
      {firstRun.isLoading && <ProfileLoading />}
      <LazyQuestionnaire
        open={questionnaire.isOpen}
        onOpenChange={questionnaire.close}
        mode={isFirstRunPage ? 'first-run' : 'editing'}
        onFinished={isFirstRunPage ? firstRun.refetch : undefined}
      />
      <LazyDocuments
        open={documents.isOpen}
        onOpenChange={documents.close}
        isIncomplete={readEntryState(location.state).isIncomplete}
        onEditAnswers={(field) =>
          questionnaire.open((search) => withQuestionnaire(search, field), { replace: true })
        }
        onViewProfile={() => void navigate(paths.generatedProfile)}
      />
      <TrialDialog open={firstRun.isTrialOpen} onOpenChange={firstRun.closeTrial} />
    </>
  );
}

/** The first run on home and explore (docs/product/onboarding.md#first-run), one dialog at a time. */
function useFirstRun(isFirstRunPage: boolean) {
  const { search } = useLocation();
  const { open } = useModal('questionnaire');
  const status = useQuery({ ...firstRunStatusQuery, enabled: isFirstRunPage });
  const [shown, setShown] = useState<readonly FirstRunStep[]>([]);
  const [isTrialOpen, setIsTrialOpen] = useState(false);
  const isDialogOpen = useIsDialogOpen();
  const modal = readModal(search);

  // Also one that a link or the member has opened is not opened again.
  const isShown = isFirstRunPage && modal === 'questionnaire';
  if (isShown && !shown.includes('questionnaire')) setShown([...shown, 'questionnaire']);

  const isReady = status.isFetched && !status.isFetching && modal === null && !isDialogOpen;
  const next = isFirstRunPage && isReady ? firstRunStep(status.data ?? null, shown) : null;
  const openNext = useEffectEvent(() => {
    if (next === 'questionnaire') open(withQuestionnaire, { replace: true });
    if (next === 'trial') {
      setShown([...shown, 'trial']);
      setIsTrialOpen(true);
    }
  });
  useEffect(() => openNext(), [next]);

  const refetch = () => status.refetch();
  return {
    isLoading: isFirstRunPage && status.isFetching,
    refetch,
    isTrialOpen: isFirstRunPage && isTrialOpen,
    closeTrial: () => {
      setIsTrialOpen(false);
      // The trial form does not notify the portal.
      void refetch();
    },
  };
}
