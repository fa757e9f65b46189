import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { useLaunches } from '@/resources/member-lists/launches';
import { subscribeToLists } from '@/resources/member-lists/stored-list';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { recentTools } from '@/resources/tools/recent';
import type { Tool } from '@/resources/tools/schema';

/**
 * When the member has last used a tool, in epoch milliseconds, and the current time; `null` if no
 * use is stored on this device. Nothing is requested: the history is used if another screen has loaded it.
 */
export function useLastUse(tool: Tool): { usedAt: number; now: number } | null {
  const launches = useLaunches(memberKey(useUser()));
  const [now, setNow] = useState(Date.now);
  // A launch after the first render is not in the future.
  useEffect(() => subscribeToLists(() => setNow(Date.now())), []);
  const { data: history } = useQuery({ ...recentHistoryQuery(), enabled: false });

  return useMemo(() => {
    const transactions = history?.transactions ?? [];
    const [last] = recentTools({ tools: [tool], transactions, launches, now });
    return last ? { usedAt: last.usedAt, now } : null;
  }, [tool, launches, history, now]);
}
