import { useQuery } from '@tanstack/react-query';
import { missingFields } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/**
 * "Create Business Profile" until all 19 answers exist, then "View"
 * (docs/product/outputs.md#member-card).
 */
export function BusinessProfileButton({
  onPress,
  onIntent,
}: {
  onPress: () => void;
  onIntent: () => void;
}) {
  const { data, isPending, failureCount } = useQuery(onboardingRecordQuery);
  // A skeleton avoids a label that changes during a press; after a failure the button must show.
  if (isPending && failureCount === 0) return <Skeleton className="h-10 rounded-control" />;

  const isComplete = data !== undefined && missingFields(data.answers).length === 0;
  return (
    <Button block onPointerEnter={onIntent} onFocus={onIntent} onClick={onPress}>
      {isComplete ? 'View Business Profile' : 'Create Business Profile'}
    </Button>
  );
}
