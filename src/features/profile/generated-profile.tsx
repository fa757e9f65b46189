import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { AnswerField } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { EmptyPanel, ErrorPanel } from '@/ui/panels';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { ProfileEnding } from './profile-ending';
import { ProfileTextCard } from './profile-text-card';
import { ReplaceDialog } from './replace-dialog';
import { useProfileEditor } from './use-profile-editor';

export interface GeneratedProfileProps {
  /** Hears which answers are missing when there are not enough of them to generate a profile. */
  onIncomplete: (missing: readonly AnswerField[]) => void;
}

/**
 * The hidden tab of the profile page: the profile is generated, edited, saved and copied (credits
 * specification, sections 2 and 4).
 */
export function GeneratedProfile({ onIncomplete }: GeneratedProfileProps) {
  const record = useQuery(onboardingRecordQuery);
  const profile = useProfileEditor(record.data?.profileData, onIncomplete);
  const { editor, view, generate } = profile;
  const [isAsking, setIsAsking] = useState(false);
  const isStill = view.phase === 'still';

  function press() {
    if (view.canSave) setIsAsking(true);
    else void generate();
  }

  if (!view.hasText && isStill && !record.data) {
    return record.isPending ? (
      <ProfileSkeleton />
    ) : (
      <ErrorPanel
        level={3}
        text="Your profile could not be loaded."
        action={
          <Button
            variant="secondary"
            busy={record.isFetching}
            onClick={() => void record.refetch()}
          >
            Try Again
          </Button>
        }
      />
    );
  }

  if (!view.hasText) {
    return (
      <>
        <ProfileEnding {...profile} className="mb-4" />
        <EmptyPanel
          level={3}
          icon={FileText}
          title="Profile has not been generated yet"
          text="It is written from the answers of your business profile. You can edit it afterwards."
          action={
            <span className="flex gap-2">
              <Button
                variant="soft"
                busy={!isStill}
                busyLabel="Generating..."
                onClick={() => void generate()}
              >
                Generate
              </Button>
              {!isStill && (
                <Button variant="quiet" onClick={editor.stop}>
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
      <ProfileTextCard {...profile} onGenerate={press} />
      {isAsking && (
        <ReplaceDialog
          onClose={() => setIsAsking(false)}
          onReplace={() => {
            setIsAsking(false);
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
