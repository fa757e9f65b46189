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
  profile: { previous, generation, versions, isSaving, keepNew, goBack },
  onGenerate,
}: {
  profile: Profile;
  onGenerate: () => void;
}) {
  const { end, error } = generation;
  const hasNewText = previous !== null;
  const isFinished = end === 'finished';
  if (isFinished ? !hasNewText : end !== 'stopped' && error === null) return null;

  const version = versions.find(({ text }) => hasNewText && isSameText(text, previous));
  return (
    <Alert
      tone={error === null ? 'info' : 'danger'}
      title={isFinished ? 'New version' : error ? generationErrorMessage(error) : undefined}
      className="mb-4"
    >
      {!isFinished && (
        <p key={String(hasNewText)}>
          {hasNewText
            ? 'The text stopped early. What was written is kept here, and you can save it.'
            : 'Nothing was written.'}
        </p>
      )}
      {hasNewText && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isFinished ? (
            <Button variant="secondary" size="sm" busy={isSaving} onClick={keepNew}>
              Keep
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={onGenerate}>
              Generate again
            </Button>
          )}
          {previous.trim() !== '' && (
            <Button variant="secondary" size="sm" busy={isSaving} onClick={() => void goBack()}>
              {version
                ? `Go back to the version of ${shortDay(version.seenAt)}`
                : 'Go back to the previous version'}
            </Button>
          )}
        </div>
      )}
    </Alert>
  );
}
