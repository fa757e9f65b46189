import {
  isRequired,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { TextAreaField, TextField } from '@/ui/form/text-field';

/** The questions of one step. */
export function QuestionnaireFields({
  fields,
  answers,
  blankFields,
  onType,
}: {
  fields: readonly AnswerField[];
  answers: Answers;
  /** The required fields that failed validation. */
  blankFields: readonly AnswerField[];
  onType: (field: AnswerField, text: string) => void;
}) {
  const controls = fields.map((field) => {
    const { label, help, autoComplete, isSingleLine } = QUESTIONS[field];
    const shared = {
      label,
      help,
      autoComplete,
      id: field,
      name: field,
      value: answers[field],
      required: isRequired(field),
      error: blankFields.includes(field) ? 'This field is required' : undefined,
      onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
    };
    const Field = isSingleLine ? TextField : TextAreaField;
    return <Field key={field} {...shared} />;
  });
  return (
    <>
      {!fields.some(isRequired) && (
        <p className="text-muted">These are optional now. Your business profile needs them.</p>
      )}
      {controls}
    </>
  );
}

/** The skeleton of a step while the saved answers load. */
export function QuestionnaireSkeleton({ fields }: { fields: readonly AnswerField[] }) {
  return (
    <SkeletonGroup label="Loading your answers..." className="flex flex-col gap-6">
      {fields.map((field) => (
        <div key={field}>
          <Skeleton className="h-5 w-50 rounded-mark" />
          <Skeleton
            className={`mt-1.5 rounded-control ${QUESTIONS[field].isSingleLine ? 'h-11' : 'h-24'}`}
          />
        </div>
      ))}
    </SkeletonGroup>
  );
}
