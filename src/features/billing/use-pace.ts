import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/lib/react/use-now';
import { MIN_PACE_DAYS, recentSpending } from '@/resources/credits/outlook/pace';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';

/**
 * The credits that the member uses a day (docs/product/credits.md#outlook); `undefined` while that
 * is loading, `null` without spending, in the first week and after a failure.
 */
export function usePace(): number | null | undefined {
  const now = useNow();
  const { data, isError } = useQuery(recentHistoryQuery);
  if (!data) return isError ? null : undefined;
  const { days, perDay } = recentSpending(data, now);
  return days >= MIN_PACE_DAYS && perDay > 0 ? perDay : null;
}
