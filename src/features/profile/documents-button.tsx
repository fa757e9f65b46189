import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useModal } from '@/components/use-modal';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { ANSWER_FIELDS, countAnswered } from '@/resources/onboarding/questionnaire/fields';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';

/**
 * Opens the dialog of the documents: "Create Business Profile" until all answers exist, then
 * "View", with the number of answers below it (docs/product/outputs.md#member-card).
 */
export function DocumentsButton({
  isRow = false,
}: {
  /** A row of the collapsed card instead of a button. */
  isRow?: boolean;
}) {
  const { open } = useModal('documents');
  const { data, isPending, failureCount } = useQuery(onboardingRecordQuery);
  // A skeleton avoids a label that changes during a press; after a failure the button must show.
  if (isPending && failureCount === 0)
    return <Skeleton className={isRow ? 'm-3 h-5 w-44' : 'mb-8 h-10 max-lg:mb-12'} />;

  const count = data ? countAnswered(data.answers) : 0;
  const isComplete = count === ANSWER_FIELDS.length;
  const label = isComplete ? 'View Business Profile' : 'Create Business Profile';
  return isRow ? (
    <button
      type="button"
      onClick={() => open()}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-3 text-left font-medium text-brand"
    >
      <span>{label}</span>
      <Icon of={ArrowRight} />
    </button>
  ) : (
    <>
      <Button block onClick={() => open()}>
        {label}
      </Button>
      {count > 0 && (
        <p className="num mb-2 max-lg:min-h-8 text-12 text-muted">
          {`${count} of ${ANSWER_FIELDS.length} answers`}
        </p>
      )}
    </>
  );
}
