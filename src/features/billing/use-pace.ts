import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MIN_FORECAST_DAYS, PACE_DAYS, recentSpending } from '@/resources/credits/outlook/pace';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';

/**
 * What the member has spent on the last days (docs/product/credits.md#outlook); `undefined` while it
 * loads, `null` when it is not known or nothing was spent.
 * @param days how far back, today included
 */
export function useRecentSpending(days: number, { enabled = true } = {}) {
  const [now] = useState(Date.now);
  const { data, isPending } = useQuery({ ...recentHistoryQuery(days), enabled });
  return useMemo(() => {
    if (isPending) return undefined;
    const spending = data && recentSpending(data, now, days);
    return spending && spending.perDay > 0 ? spending : null;
  }, [data, isPending, now, days]);
}

/** Credits per day; `undefined` while they load, `null` when unknown, zero, or in the first week. */
export function usePace(): number | null | undefined {
  const spending = useRecentSpending(PACE_DAYS);
  if (!spending) return spending;
  return spending.days < MIN_FORECAST_DAYS ? null : spending.perDay;
}
