import {
  GENERATION_FAILED,
  generationErrorMessage,
} from '@/resources/onboarding/business-profile/generated-profile';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { discardWithUndo } from './undo-discard';
import type { ProfileEditorState } from './use-profile-editor';

const STOPPED_EARLY = 'The text stopped early. Generate it again, or save it as it is.';

/** The alert of the last generation or save (docs/product/generated-profile.md#generation). */
export function GenerationAlert({ editor, view, saveError }: ProfileEditorState) {
  const { result, hasText, canSave, isCutOff } = view;
  if (saveError !== null) {
    return (
      <Alert tone="danger" title={saveError} className="mb-4">
        Your text is not saved yet. It is kept here, so that you can try again.
      </Alert>
    );
  }
  if (!result || result.kind === 'finished') return null;

  const { kind, hasNewText, error } = result;
  const action = hasNewText && canSave && (
    <Button
      variant="secondary"
      size="sm"
      className="self-center"
      onClick={() => discardWithUndo(editor, 'textDiscarded')}
    >
      Discard
    </Button>
  );

  if (kind === 'failed' || kind === 'empty') {
    const title = kind === 'empty' ? GENERATION_FAILED : generationErrorMessage(error);
    return (
      <Alert tone="danger" title={title} action={action} className="mb-4">
        {kind === 'empty' && <span>Nothing was written this time. </span>}
        <span>
          {hasNewText ? STOPPED_EARLY : hasText ? 'Your text hasn’t changed.' : 'Please try again.'}
        </span>
      </Alert>
    );
  }
  return (
    <Alert tone="info" action={action} className="mb-4">
      {isCutOff
        ? STOPPED_EARLY
        : kind === 'restored'
          ? 'You have unsaved changes from your last visit.'
          : hasNewText
            ? 'Stopped. What was written so far is kept. You can edit and save it, or generate again.'
            : 'Stopped before anything was written.'}
    </Alert>
  );
}
