import { unsavedAnswers } from '@/resources/onboarding/questionnaire/answers-draft';
import {
  ANSWER_FIELDS,
  countAnswered,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { useMemberKey } from '@/resources/session/queries';
import { Button } from '@/ui/button';
import { Meter } from '@/ui/feedback/meter';
import { Reason } from '@/ui/tooltip/reason';
import { showDiscarded } from './answer-toasts';
import { UnsavedDraft } from './unsaved-draft';
import { useAnswersDraft } from './use-answers-draft';

/** The number of answered questions, with a button to edit them. */
export function SavedAnswers({
  answers,
  disabledReason,
  onEdit,
}: {
  /** `null` while they are not loaded. */
  answers: Answers | null;
  /** Disables the button and explains why. */
  disabledReason: string | undefined;
  onEdit: () => void;
}) {
  const total = ANSWER_FIELDS.length;
  const answered = answers && countAnswered(answers);
  return (
    <section
      aria-label="Your answers"
      className="mb-4 flex flex-wrap items-center gap-6 rounded-panel border border-line px-5 py-4 max-sm:gap-4 max-sm:px-4"
    >
      <div className="w-28 min-w-0 grow">
        <h3 className="font-medium">Your answers</h3>
        {answered === null ? (
          <p className="text-muted">Answer the questions yourself, or correct what was read.</p>
        ) : (
          <Meter
            value={answered}
            max={total}
            label="Answered questions"
            valueText={`${answered} of ${total} answered`}
          />
        )}
        {answers && <SavedAnswersDraft answers={answers} />}
      </div>
      <Reason text={disabledReason}>
        <Button variant="secondary" className="shrink-0" onClick={onEdit}>
          Edit answers
        </Button>
      </Reason>
    </section>
  );
}

/** The note about unsaved answers outside of the questionnaire; renders nothing without any. */
function SavedAnswersDraft({ answers }: { answers: Answers }) {
  const { draft, discard, restore } = useAnswersDraft(useMemberKey());
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
