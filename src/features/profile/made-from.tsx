import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ANSWER_FIELDS, countAnswered } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { KeyValue } from '@/ui/key-value';

/**
 * The numbers of answers and documents that the profile is made from, with Edit answers
 * (docs/product/generated-profile.md#made-from). Renders nothing until they are loaded.
 */
export function MadeFrom({ onEditAnswers }: { onEditAnswers: () => void }) {
  const titleId = useId();
  const { data: record } = useQuery(onboardingRecordQuery);
  if (!record) return null;
  return (
    <section aria-labelledby={titleId} className={`${cardClass} p-6 max-sm:p-4`}>
      <h3 id={titleId} className="text-16 font-semibold">
        Made from
      </h3>
      <KeyValue
        className="mt-1 mb-3"
        items={[
          {
            label: 'Answers',
            value: `${countAnswered(record.answers)} of ${ANSWER_FIELDS.length}`,
          },
          { label: 'Documents', value: record.uploadedFiles.length },
        ]}
      />
      <Button variant="secondary" block onClick={onEditAnswers}>
        Edit answers
      </Button>
    </section>
  );
}
