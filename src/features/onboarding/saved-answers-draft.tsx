import { unsavedAnswers } from '@/resources/onboarding/drafts';
import type { Answers } from '@/resources/onboarding/fields';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { showDiscarded } from './answer-toasts';
import { UnsavedDraft } from './unsaved-draft';
import { useDraft } from './use-draft';

/** The note about unsaved answers outside of the questionnaire; renders nothing without any. */
export function SavedAnswersDraft({ answers }: { answers: Answers }) {
  const { draft, discard, restore } = useDraft(memberKey(useUser()));
  if (Object.keys(unsavedAnswers(draft, answers)).length === 0) return null;
  return (
    <p className="mt-1">
      <UnsavedDraft
        onDiscard={() => {
          discard();
          showDiscarded(() => restore(draft));
        }}
      />
    </p>
  );
}
