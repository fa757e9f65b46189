import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntryState } from '@/lib/browser/history-entry';
import type { AnswerField } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { EmptyPanel, ErrorPanel } from '@/ui/panels';
import { GenerationAlert } from './generation-alert';
import { ProfileTextCard } from './profile-text-card';
import { useProfileEditor } from './use-profile-editor';

export interface GeneratedProfileProps {
  /** Called with the missing answers instead of generating a profile. */
  onIncomplete: (missing: readonly AnswerField[]) => void;
  /** Called when the member wants to change the answers. */
  onEditAnswers: () => void;
}

/**
 * The hidden tab of the profile page that generates, edits, saves and copies the profile
 * (docs/product/generated-profile.md).
 */
export function GeneratedProfile({ onIncomplete, onEditAnswers }: GeneratedProfileProps) {
  const record = useQuery(onboardingRecordQuery);
  const profile = useProfileEditor(record.data?.profileData, onIncomplete);
  const { editor, view, generate } = profile;
  const [isConfirming, setIsConfirming] = useState(false);
  const isIdle = view.phase === 'idle';

  function onGenerate() {
    // `view` is outdated if a draft was restored in an effect of the same commit.
    const { canSave, isCutOff } = editor.view();
    if (canSave && !isCutOff) setIsConfirming(true);
    else void generate();
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

  if (!view.hasText && isIdle && !record.data) {
    return record.isPending ? (
      <ProfileSkeleton />
    ) : (
      <ErrorPanel
        level={3}
        text="Your profile could not be loaded."
        action={<RetryButton query={record} />}
      />
    );
  }

  if (!view.hasText) {
    return (
      <>
        <GenerationAlert {...profile} />
        <EmptyPanel
          level={3}
          icon={FileText}
          title="Profile has not been generated yet"
          text="It is written from the answers of your business profile. You can edit it afterwards."
          action={
            <span className="flex gap-2">
              <Button
                variant="soft"
                busy={!isIdle}
                busyLabel="Generating..."
                onClick={() => void generate()}
              >
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

  return (
    <>
      <ProfileTextCard {...profile} onGenerate={onGenerate} onEditAnswers={onEditAnswers} />
      {isConfirming && (
        <QuestionDialog
          title="Replace your unsaved changes?"
          description="The new text takes the place of what you see. Save or copy it first if you want to keep it."
          cancelLabel="Keep my text"
          confirmLabel="Replace it"
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false);
            void generate();
          }}
        />
      )}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile..." className={`${cardClass} space-y-4 p-6`}>
      <Skeleton className="h-5 w-1/2 rounded-mark" />
      <Skeleton className="h-72 rounded-control" />
      <Skeleton className="h-10 w-24 rounded-control" />
    </SkeletonGroup>
  );
}
