import { useEffect, useEffectEvent, useState } from 'react';
import { FileText } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModal } from '@/components/use-modal';
import { focusPage } from '@/lib/browser/focus';
import { readEntryState } from '@/lib/browser/history-entry';
import { countOf } from '@/lib/format/numbers';
import { useIsLate } from '@/lib/react/use-is-late';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { countAnswered } from '@/resources/onboarding/questionnaire/fields';
import type { OnboardingRecord } from '@/resources/onboarding/schema';
import { Button } from '@/ui/button';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { GenerationMessage } from './generation-message';
import { ProfileActions } from './profile-actions';
import { columnsClass, ProfileDocument } from './profile-document';
import { ProfileField } from './profile-field';
import { ProfileVersions } from './profile-versions-card';
import { SaveAlert } from './save';
import { useProfile, type Profile } from './use-profile';

/** The time in milliseconds in which a screen reader learns that the focus has moved. */
const FOCUS_MS = 100;

/** The text of the profile, shown as a document or edited, with its actions. */
export function BusinessProfile({
  record,
  memberKey,
}: {
  record: OnboardingRecord;
  memberKey: string;
}) {
  const profile = useProfile(record, memberKey);
  const { text, hasText } = profile;
  const { isWriting } = profile.generation;
  const { open: openQuestionnaire } = useModal('questionnaire');
  const [isEditOpen, setIsEditOpen] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const isEditing = isEditOpen && hasText && !isWriting && !isPrinting;
  // Orca says nothing of a field that gets the focus while the focused button is removed.
  const isFocusMoved = useIsLate(FOCUS_MS, isEditing);

  function generate() {
    setIsEditOpen(false);
    profile.generate();
  }
  useGenerateOnRequest(generate);

  function finishEditing() {
    setIsEditOpen(false);
    focusPage();
  }

  // The whole document is printed, and not the text area, also by the browser's own command.
  useWindowEvent('beforeprint', () => flushSync(() => setIsPrinting(true)));
  useWindowEvent('afterprint', () => setIsPrinting(false));

  return (
    <>
      {/* On a wider screen the actions begin beside the heading above them. */}
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:-mt-4 sm:mb-6">
        <div className="min-w-0 sm:pt-4">
          <ProfileStatus profile={profile} />
          <p className="num mt-1 text-muted">
            <span>{sourceOf(record)}</span>
            <span aria-hidden> · </span>
            <Button variant="link" onClick={() => openQuestionnaire()}>
              Edit answers
            </Button>
          </p>
        </div>
        {!(isEditing && isFocusMoved) && (hasText || isWriting) && (
          <ProfileActions
            profile={profile}
            isEditing={isEditing}
            onGenerate={generate}
            onEdit={() => setIsEditOpen(true)}
          />
        )}
      </div>
      {!isEditing && <SaveAlert profile={profile} className="mb-4" />}
      {!isWriting && <GenerationMessage profile={profile} onGenerate={generate} />}
      <div className={columnsClass}>
        {isEditing ? (
          <ProfileField profile={profile} onDone={finishEditing} />
        ) : hasText ? (
          <ProfileDocument text={text} isWriting={isWriting} isWhole={isPrinting} />
        ) : (
          <NoProfile isBusy={isWriting} onGenerate={generate} />
        )}
        {!isWriting && !isEditing && <ProfileVersions profile={profile} />}
      </div>
    </>
  );
}

/** What the profile is made from. */
function sourceOf({ answers, uploadedFiles }: OnboardingRecord): string {
  const source = `From ${countOf(countAnswered(answers), 'answer')}`;
  const documents = uploadedFiles.length;
  return documents === 0 ? source : `${source} and ${countOf(documents, 'document')}`;
}

/** Generates once if the page was opened by a link that says so. */
function useGenerateOnRequest(generate: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const generateOnRequest = useEffectEvent(() => {
    // Removes the request from the history entry, so that a reload or Back does not generate again.
    const { pathname, search } = location;
    void navigate({ pathname, search }, { replace: true, state: null });
    generate();
  });
  const isRequested = readEntryState(location.state).generateProfile;
  useEffect(() => {
    if (isRequested) generateOnRequest();
  }, [isRequested]);
}

function ProfileStatus({ profile: { canSave, generation } }: { profile: Profile }) {
  const { isWriting } = generation;
  return (
    <p role="status" className="mt-1 flex items-center gap-2 text-muted empty:hidden">
      {isWriting && <SpinnerRing />}
      {isWriting ? (
        <span key="writing">
          {generation.hasWritten ? 'Writing your profile...' : 'Reading your answers...'}
        </span>
      ) : canSave ? (
        <span key="unsaved">Unsaved changes</span>
      ) : (
        generation.end === 'finished' && <span key="written">Your profile is written.</span>
      )}
    </p>
  );
}

function NoProfile({ isBusy, onGenerate }: { isBusy: boolean; onGenerate: () => void }) {
  return (
    <EmptyPanel
      icon={FileText}
      title="Profile has not been generated yet"
      text="It is written from the answers of your business profile. You can edit it afterwards."
      action={
        <Button busy={isBusy} busyLabel="Generating..." onClick={onGenerate}>
          Generate
        </Button>
      }
    />
  );
}
