import { useQuery } from '@tanstack/react-query';
import { missingFields } from '@/resources/onboarding/fields';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/**
 * Create Business Profile until all 19 answers are there, then View (credits specification, section
 * 2).
 */
export function BusinessProfileButton({
  onPress,
  onIntent,
}: {
  onPress: () => void;
  onIntent: () => void;
}) {
  const { data, isPending, failureCount } = useQuery(onboardingRecordQuery);
  // A label that changes under the finger helps nobody; a call that fails must not hide the button.
  if (isPending && failureCount === 0) return <Skeleton className="h-10 rounded-control" />;

  const isComplete = data !== undefined && missingFields(data.answers).length === 0;
  return (
    <Button block onPointerEnter={onIntent} onFocus={onIntent} onClick={onPress}>
      {isComplete ? 'View Business Profile' : 'Create Business Profile'}
    </Button>
  );
}
