import {
  ANSWER_FIELDS,
  countAnswered,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { Button } from '@/ui/button';
import { Meter } from '@/ui/feedback/meter';

/** How many questions are answered, with a button that edits the answers. */
export function YourAnswers({
  answers,
  onEdit,
}: {
  /** `undefined` while they are not loaded. */
  answers: Answers | undefined;
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
        {answered === undefined ? (
          <p className="text-muted">Answer the questions yourself, or correct what was read.</p>
        ) : (
          <Meter
            value={answered}
            max={total}
            label="Answered questions"
            valueText={`${answered} of ${total} answered`}
          />
        )}
      </div>
      <Button variant="secondary" className="shrink-0" onClick={onEdit}>
        Edit answers
      </Button>
    </section>
  );
}
