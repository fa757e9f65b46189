import { countOf } from '@/lib/format/numbers';
import { countAnswered } from '@/resources/onboarding/questionnaire/fields';
import type { OnboardingRecord } from '@/resources/onboarding/schema';
import { Button } from '@/ui/button';

/** What the profile is made from, with a button that opens the answers: one line. */
export function MadeFrom({
  record: { answers, uploadedFiles },
  onEditAnswers,
}: {
  record: OnboardingRecord;
  onEditAnswers: () => void;
}) {
  const documents = uploadedFiles.length;
  const source = countOf(countAnswered(answers), 'answer');
  return (
    <p className="num mt-1 text-muted">
      <span>
        {documents === 0
          ? `From ${source}`
          : `From ${source} and ${countOf(documents, 'document')}`}
      </span>
      <span aria-hidden> · </span>
      <Button variant="link" onClick={onEditAnswers}>
        Edit answers
      </Button>
    </p>
  );
}
