import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useModal } from '@/components/use-modal';
import { readModal } from '@/config/modal';
import { paths } from '@/config/paths';
import { readEntryState, type EntryState } from '@/lib/browser/history-entry';
import { firstRunStep, type FirstRunStep } from '@/resources/onboarding/first-run-step';
import { firstRunStatusQuery } from '@/resources/onboarding/queries';
import type { Answers } from '@/resources/onboarding/questionnaire/fields';
import { useUser } from '@/resources/session/queries';
import { keyOfMember, sessionSignal } from '@/resources/session/session';
import { useIsDialogOpen } from '@/ui/dialog/scrim';
import { showToast } from '@/ui/feedback/toast';
import { LazyDocuments, LazyQuestionnaire } from './lazy-dialogs';
import { ProfileLoading } from './profile-loading';
import { showAnswersSaved } from './questionnaire/answer-toasts';
import { TrialDialog } from './trial-dialog';

const GENERATE: EntryState = { generateProfile: true };

/**
 * The dialogs of the answers, which the URL opens on any page, and the first run. Mounted at the
 * root, so that a dialog that the member has closed stays closed when they open another page.
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
  const [saved, setSaved] = useState<Answers | null>(null);

  // A toast would be above the dialog that follows.
  const isToastDue = saved !== null && firstRun.isOver;
  const showSaved = useEffectEvent(() => {
    if (saved) {
      showAnswersSaved(saved, () => void navigate(paths.generatedProfile, { state: GENERATE }));
    }
    setSaved(null);
  });
  useEffect(() => {
    if (isToastDue) showSaved();
  }, [isToastDue]);

  return (
    <>
      {firstRun.isLoading && <ProfileLoading />}
      <LazyQuestionnaire
        open={questionnaire.isOpen}
        onOpenChange={questionnaire.close}
        mode={isFirstRunPage ? 'first-run' : 'editing'}
        onFinished={(answers) => {
          setSaved(answers);
          if (isFirstRunPage) void firstRun.refetch();
        }}
      />
      <LazyDocuments
        open={documents.isOpen}
        onOpenChange={documents.close}
        isIncomplete={readEntryState(location.state).isIncomplete}
        onEditAnswers={() => questionnaire.open(undefined, { replace: true })}
        onViewProfile={() => void navigate(paths.generatedProfile)}
      />
      <TrialDialog open={firstRun.isTrialOpen} onOpenChange={() => void firstRun.closeTrial()} />
    </>
  );
}

/**
 * The first run on home and explore (docs/product/onboarding.md#first-run), one dialog at a time.
 */
function useFirstRun(isFirstRunPage: boolean) {
  const { search } = useLocation();
  const { open } = useModal('questionnaire');
  const status = useQuery({ ...firstRunStatusQuery, enabled: isFirstRunPage });
  const [shown, setShown] = useState<readonly FirstRunStep[]>([]);
  const [hasTrial, setHasTrial] = useState(false);
  const isTrialOpen = isFirstRunPage && hasTrial;
  const isDialogOpen = useIsDialogOpen();
  const modal = readModal(search);

  // Also one that a link or the member has opened is not opened again.
  const isShown = isFirstRunPage && modal === 'questionnaire';
  if (isShown && !shown.includes('questionnaire')) setShown([...shown, 'questionnaire']);

  const isIdle = modal === null && !isDialogOpen && !isTrialOpen && !status.isFetching;
  const canOpen = isFirstRunPage && isIdle && status.isFetched;
  const next = canOpen ? firstRunStep(status.data ?? null, shown) : null;
  const openNext = useEffectEvent(() => {
    if (next === 'questionnaire') open(undefined, { replace: true });
    if (next === 'trial') {
      setShown([...shown, 'trial']);
      setHasTrial(true);
    }
  });
  useEffect(() => openNext(), [next]);

  return {
    /** No dialog is open, and none opens next. */
    isOver: isIdle && next === null,
    isLoading: isFirstRunPage && status.isFetching,
    refetch: status.refetch,
    isTrialOpen,
    closeTrial: async () => {
      setHasTrial(false);
      const session = sessionSignal();
      // The trial form does not notify the portal.
      const { data } = await status.refetch();
      if (data?.paymentDetailsCollected && !session.aborted) {
        showToast('success', 'Your free trial is active.');
      }
    },
  };
}
