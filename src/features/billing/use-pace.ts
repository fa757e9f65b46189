import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/lib/react/use-now';
import { MIN_PACE_DAYS, PACE_DAYS, recentSpending } from '@/resources/credits/outlook/pace';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';

/**
 * What the member has spent on the last days (docs/product/credits.md#outlook); 'none' when no day
 * is known or nothing was spent.
 * @param days how far back, today included
 */
export function useRecentSpending(days: number, { enabled = true } = {}) {
  const now = useNow();
  const { data, isError } = useQuery({ ...recentHistoryQuery(days), enabled });
  return useMemo(() => {
    if (!data) return isError ? 'failed' : 'loading';
    const spending = recentSpending(data, now, days);
    return spending.perDay > 0 ? spending : 'none';
  }, [data, isError, now, days]);
}

/** Credits per day; `null` without spending, in the first week, and when the history fails to load. */
export function usePace(): number | 'loading' | null {
  const spending = useRecentSpending(PACE_DAYS);
  if (spending === 'loading') return 'loading';
  return typeof spending === 'string' || spending.days < MIN_PACE_DAYS ? null : spending.perDay;
}
