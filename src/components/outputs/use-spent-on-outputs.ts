import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { firstWholeDay } from '@/resources/credits/outlook/pace';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { spentOnOutputs } from '@/resources/outputs/spent-on-outputs';
import type { Tool } from '@/resources/tools/schema';

const UNKNOWN: ReadonlyMap<string, number> = new Map();

/**
 * About what outputs cost, in credits by the keys of the outputs
 * (docs/product/outputs.md#cost-of-an-output). The transactions of the last days are requested once
 * the page is idle.
 * @param outputs all saved outputs of the member; `undefined` while they are loading
 * @param tools `undefined` while they are loading
 */
export function useSpentOnOutputs(
  outputs: readonly SavedOutput[] | undefined,
  tools: readonly Tool[] | undefined,
): ReadonlyMap<string, number> {
  const isIdle = useIsNetworkIdle();
  const { data: history, dataUpdatedAt } = useQuery({
    ...recentHistoryQuery(),
    enabled: isIdle && outputs !== undefined && outputs.length > 0,
  });
  return useMemo(() => {
    if (!outputs || !tools || !history) return UNKNOWN;
    const { transactions, loadedAt } = history;
    const firstDay = firstWholeDay(history, dataUpdatedAt);
    return spentOnOutputs({ outputs, tools, transactions, firstDay, loadedAt });
  }, [outputs, tools, history, dataUpdatedAt]);
}
