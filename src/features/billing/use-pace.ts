import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/lib/react/use-now';
import {
  MIN_PACE_DAYS,
  PACE_DAYS,
  recentSpending,
  type Spending,
} from '@/resources/credits/outlook/pace';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';

/**
 * What the member has used on the last days (docs/product/credits.md#outlook); `undefined` while
 * that is loading, `null` without spending and after a failure.
 * @param days how far back, today included
 */
export function useRecentSpending(days: number): Spending | null | undefined {
  const now = useNow();
  const { data, isError } = useQuery(recentHistoryQuery(days));
  if (!data) return isError ? null : undefined;
  const spending = recentSpending(data, now, days);
  return spending.perDay > 0 ? spending : null;
}

/** Credits per day, as `useRecentSpending`; `null` in the first week too. */
export function usePace(): number | null | undefined {
  const spending = useRecentSpending(PACE_DAYS);
  if (!spending) return spending;
  return spending.days < MIN_PACE_DAYS ? null : spending.perDay;
}
