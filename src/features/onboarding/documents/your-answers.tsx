import { ANSWERS_MISSING } from '@/resources/onboarding/business-profile/generated-profile';
import {
  ANSWER_FIELDS,
  countAnswered,
  missingFields,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
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

/**
 * Why no profile can be generated, with a link to each missing answer; renders nothing once all are
 * there.
 */
export function MissingAnswers({
  answers,
  onEdit,
}: {
  answers: Answers;
  onEdit: (field: AnswerField) => void;
}) {
  const missing = missingFields(answers);
  if (missing.length === 0) return null;
  return (
    <Alert tone="danger" title={ANSWERS_MISSING} className="mb-4">
      <p className="mt-1">
        {missing.length === 1 ? 'This answer is missing:' : 'These answers are missing:'}
      </p>
      <ul role="list" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-6">
        {missing.map((field) => (
          <li key={field}>
            <Button variant="link" onClick={() => onEdit(field)}>
              {QUESTIONS[field].name}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
