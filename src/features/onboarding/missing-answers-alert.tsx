import { FIELD_NAMES, type AnswerField } from '@/resources/onboarding/fields';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/notice';

/** Explains why a profile can't be generated and links to each missing answer. */
export function MissingAnswersAlert({
  message,
  missing,
  disabledReason,
  onEdit,
}: {
  message: string;
  missing: readonly AnswerField[];
  /** Disables the links and explains why. */
  disabledReason: string | undefined;
  onEdit: (field: AnswerField) => void;
}) {
  return (
    <Alert tone="danger" title={message} className="mb-4">
      {missing.length > 0 && (
        <>
          <p className="mt-1">
            {missing.length === 1 ? 'This answer is missing:' : 'These answers are missing:'}
          </p>
          <ul role="list" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-6">
            {missing.map((field) => (
              <li key={field}>
                <Button
                  variant="link"
                  disabledReason={disabledReason}
                  onClick={() => onEdit(field)}
                >
                  {FIELD_NAMES[field]}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
