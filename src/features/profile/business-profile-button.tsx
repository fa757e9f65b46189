import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { missingFields } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';

/**
 * "Create Business Profile" until all 19 answers exist, then "View"
 * (docs/product/outputs.md#member-card).
 */
export function BusinessProfileButton({
  isRow = false,
  onPress,
  onIntent,
}: {
  /** A row of the folded card instead of a button. */
  isRow?: boolean;
  onPress: () => void;
  onIntent: () => void;
}) {
  const { data, isPending, failureCount } = useQuery(onboardingRecordQuery);
  // A skeleton avoids a label that changes during a press; after a failure the button must show.
  if (isPending && failureCount === 0) {
    return isRow ? (
      <div className="h-11 px-3 py-3">
        <Skeleton className="h-5 w-44 rounded-mark" />
      </div>
    ) : (
      <Skeleton className="h-10 rounded-control" />
    );
  }

  const isComplete = data !== undefined && missingFields(data.answers).length === 0;
  const label = isComplete ? 'View Business Profile' : 'Create Business Profile';
  const handlers = { onPointerEnter: onIntent, onFocus: onIntent, onClick: onPress };
  return isRow ? (
    <button
      {...handlers}
      type="button"
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-3 text-left font-medium text-brand"
    >
      {label}
      <Icon of={ArrowRight} />
    </button>
  ) : (
    <Button {...handlers} block>
      {label}
    </Button>
  );
}
