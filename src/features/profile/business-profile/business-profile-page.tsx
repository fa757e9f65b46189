import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { BackLink } from '@/components/back-to-list';
import { withQuestionnaire } from '@/components/onboarding/questionnaire-url';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { readEntryState } from '@/lib/browser/history-entry';
import { useTitle } from '@/lib/react/use-title';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { GenerationAlert } from './generation-alert';
import { ProfileComparison } from './profile-comparison';
import { columnsClass, PROFILE_TITLE, ProfileHeader } from './profile-header';
import { ProfileVersions } from './profile-side-cards';
import { ProfileTextCard } from './profile-text-card';
import { useProfileEditor, type ProfileEditorState } from './use-profile-editor';

/**
 * The page that generates, edits, saves and copies the profile, and on which the member chooses
 * between the sections of two texts (docs/product/generated-profile.md#page).
 */
export function BusinessProfilePage() {
  const { open: openQuestionnaire } = useModal('questionnaire');
  const { open: openDocuments } = useModal('documents');
  const record = useQuery(onboardingRecordQuery);
  const profile = useProfileEditor(record.data, record.dataUpdatedAt, () =>
    openDocuments(undefined, { state: { isIncomplete: true } }),
  );
  const { view, generate } = profile;
  const [isChoicePutOff, setIsChoicePutOff] = useState(false);
  const isIdle = view.phase === 'idle';
  const choice = isChoicePutOff ? null : view.choice;
  const isChoosing = choice !== null;
  const heading = useHeading(isChoosing);
  useTitle(isChoosing ? 'Compare business profiles' : PROFILE_TITLE);

  function onGenerate() {
    setIsChoicePutOff(false);
    void generate();
  }

  const location = useLocation();
  const navigate = useNavigate();
  const generateOnRequest = useEffectEvent(() => {
    // Removes the request from the history entry, so that a reload or Back does not generate again.
    const { pathname, search } = location;
    void navigate({ pathname, search }, { replace: true, state: null });
    onGenerate();
  });
  const isRequested = readEntryState(location.state).generateProfile && record.data !== undefined;
  useEffect(() => {
    if (isRequested) generateOnRequest();
  }, [isRequested]);

  if (choice) {
    return (
      <ProfileComparison
        {...profile}
        choice={choice}
        heading={heading}
        onGenerate={onGenerate}
        onBack={() => setIsChoicePutOff(true)}
      />
    );
  }
  return (
    <div className="frame pt-4 pb-24 sm:pt-6">
      <BackLink to={paths.profile}>Your Profile</BackLink>
      {view.hasText ? (
        <ProfileTextCard
          {...profile}
          heading={heading}
          onGenerate={onGenerate}
          onChoose={() => setIsChoicePutOff(false)}
          onEditAnswers={() => openQuestionnaire(withQuestionnaire)}
        />
      ) : (
        <>
          <ProfileHeader heading={heading} title={PROFILE_TITLE} />
          {record.data || !isIdle ? (
            <div className="space-y-6">
              <NoProfile {...profile} />
              {isIdle && <ProfileVersions {...profile} />}
            </div>
          ) : record.isPending ? (
            <ProfileSkeleton />
          ) : (
            <ErrorPanel
              text="Your profile could not be loaded."
              action={<RetryButton query={record}>Try Again</RetryButton>}
            />
          )}
        </>
      )}
    </div>
  );
}

/**
 * Scrolls to the top and focuses the heading when the page opens, except by Back and a reload, and when
 * the choice opens or closes; returns the heading's ref.
 */
function useHeading(isChoosing: boolean): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const isRestored = useRef(navigation === 'POP');

  useLayoutEffect(() => {
    const wasRestored = isRestored.current;
    isRestored.current = false;
    if (wasRestored) return;
    window.scrollTo(0, 0);
    // The focus stays in the navigation bar and in dialogs.
    const focused = document.activeElement;
    const isOnPage = focused === document.body || focused?.closest('main');
    if (isOnPage) heading.current?.focus({ preventScroll: true });
  }, [isChoosing]);

  return heading;
}

function NoProfile(profile: ProfileEditorState) {
  const { editor, view, generate } = profile;
  const isIdle = view.phase === 'idle';
  return (
    <>
      <GenerationAlert {...profile} />
      <EmptyPanel
        icon={FileText}
        title="Profile has not been generated yet"
        text="It is written from the answers of your business profile. You can edit it afterwards."
        action={
          <span className="flex gap-2">
            <Button busy={!isIdle} busyLabel="Generating..." onClick={() => void generate()}>
              Generate
            </Button>
            {!isIdle && (
              <Button variant="ghost" onClick={editor.stop}>
                Stop
              </Button>
            )}
          </span>
        }
      />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile..." className={columnsClass}>
      <div className={`${cardClass} space-y-4 p-8 max-sm:p-4`}>
        <Skeleton className="h-10 w-1/2 rounded-mark" />
        <Skeleton className="h-96 rounded-control" />
      </div>
      <Skeleton className="h-48 rounded-card" />
    </SkeletonGroup>
  );
}
