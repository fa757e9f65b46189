import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLaunches } from '@/components/tools/use-launches';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { useNow } from '@/lib/react/use-now';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { useMemberKey } from '@/resources/session/queries';
import { catalogueQuery } from '@/resources/tools/queries';
import { recentTools } from '@/resources/tools/recent';
import { readHomeCounts, writeHomeCounts } from './placeholder-counts';

/** How many recent tools and outputs show. */
const SHOWN = 3;

/**
 * The data of the home page for a returning member (docs/product/navigation.md#home). Outputs and
 * tools are requested immediately if the device has stored counts or launches of the member;
 * the history, and everything for other members, when the page is idle.
 */
export function useHome() {
  const memberKey = useMemberKey();
  const isIdle = useIsNetworkIdle();
  const { launches } = useLaunches();
  // Decided once, because a change of the layout would move the page under the pointer.
  const [lastCounts] = useState(() => readHomeCounts(memberKey));
  const [hasStoredData] = useState(
    (lastCounts !== null && lastCounts.recentTools + lastCounts.outputs > 0) || launches.length > 0,
  );
  const now = useNow();

  const enabled = hasStoredData || isIdle;
  const catalogue = useQuery({ ...catalogueQuery, enabled });
  const outputs = useQuery({ ...userAssetsQuery, enabled });
  const history = useQuery({ ...recentHistoryQuery(), enabled: isIdle });

  const tools = catalogue.data;
  const transactions = history.data?.transactions;
  const recents = useMemo(
    () =>
      tools
        ? recentTools({ tools, transactions: transactions ?? [], launches, now }).slice(0, SHOWN)
        : [],
    [tools, transactions, launches, now],
  );
  const outputCount = outputs.data?.length ?? 0;
  const hasContent = recents.length > 0 || outputCount > 0;
  const isSettled = !catalogue.isPending && !outputs.isPending && !history.isPending;
  // A failed refetch keeps the data.
  const hasFailed = [catalogue, outputs, history].some(({ isLoadingError }) => isLoadingError);

  useEffect(() => {
    if (!isSettled || hasFailed) return;
    writeHomeCounts(memberKey, {
      recentTools: recents.length,
      outputs: Math.min(SHOWN, outputCount),
    });
  }, [memberKey, isSettled, hasFailed, recents.length, outputCount]);

  return {
    /**
     * Whether the device had counts above zero or launches of the member on mount. It does not change
     * afterwards.
     */
    hasStoredData,
    /**
     * Whether the member has tools or outputs to show: known on mount from the stored data, otherwise once the
     * requests have ended.
     */
    isReturning: hasStoredData || (isSettled && hasContent),
    /**
     * Whether the member was new at the last visit: all stored counts are zero, and the device had no
     * launches on mount. Known before the requests, which may show that the member is no longer new.
     */
    wasNew: !hasStoredData && lastCounts !== null,
    /** Whether the member is new now: the requests have ended without a failure and have found nothing. */
    isNew: !hasStoredData && isSettled && !hasFailed && !hasContent,
    /** Whether the page has requested what it shows first. */
    isIdle,
    /** The numbers of placeholders while tools and outputs are loading. */
    lastCounts: lastCounts ?? { recentTools: Math.min(SHOWN, launches.length), outputs: 0 },
    catalogue,
    recents,
    /** The history can add tools that were used on another device. */
    areRecentsPending: catalogue.isPending || (history.isPending && launches.length < SHOWN),
    isHistorySettled: !history.isPending,
    outputs,
    latestOutputs: outputs.data?.slice(0, SHOWN) ?? [],
    outputCount,
    now,
  };
}

export type Home = ReturnType<typeof useHome>;
