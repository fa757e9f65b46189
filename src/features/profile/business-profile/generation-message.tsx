import { shortDay } from '@/lib/format/dates';
import { generationErrorMessage } from '@/resources/onboarding/business-profile/generated-profile';
import { isSameText } from '@/resources/onboarding/business-profile/profile-text';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { Profile } from './use-profile';

/**
 * The line above the document about the last generation
 * (docs/product/generated-profile.md#generation).
 */
export function GenerationMessage({
  profile,
  onGenerate,
}: {
  profile: Profile;
  onGenerate: () => void;
}) {
  const { previous, generation, isSaving, keepNew } = profile;
  const { end, error } = generation;
  const hasNewText = previous !== null;

  if (end === 'finished') {
    if (!hasNewText) return null;
    return (
      <Alert tone="info" title="New version" className="mb-4">
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={isSaving} onClick={() => void keepNew()}>
            Keep
          </Button>
          <GoBackButton profile={profile} />
        </div>
      </Alert>
    );
  }
  if (end !== 'stopped' && error === null) return null;
  return (
    <Alert
      tone={error === null ? 'info' : 'danger'}
      title={error === null ? undefined : generationErrorMessage(error)}
      className="mb-4"
    >
      <p key={String(hasNewText)}>
        {hasNewText
          ? 'The text stopped early. What was written is kept here, and you can save it.'
          : 'Nothing was written.'}
      </p>
      {hasNewText && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onGenerate}>
            Generate again
          </Button>
          {previous.trim() !== '' && <GoBackButton profile={profile} />}
        </div>
      )}
    </Alert>
  );
}

/** The error of the last save; nothing without one. */
export function SaveAlert({
  profile: { saveError },
  className,
}: {
  profile: Profile;
  className: string;
}) {
  if (saveError === null) return null;
  return (
    <Alert tone="danger" title={saveError} className={className}>
      Your text is not saved yet. It is kept here, so that you can try again.
    </Alert>
  );
}

/** Saves the previous text again. */
function GoBackButton({ profile }: { profile: Profile }) {
  const { previous, versions, isSaving, goBack } = profile;
  const version = versions.find(({ text }) => previous !== null && isSameText(text, previous));
  return (
    <Button variant="secondary" size="sm" busy={isSaving} onClick={() => void goBack()}>
      {version
        ? `Go back to the version of ${shortDay(version.seenAt)}`
        : 'Go back to the previous version'}
    </Button>
  );
}
