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
import { homeCounts } from './placeholder-counts';

/** How many recent tools and outputs show. */
export const SHOWN = 3;

/**
 * The data of the home page (docs/product/navigation.md#home). The history, from which tools are
 * known that were used on another device, is requested when the page is idle.
 */
export function useHome() {
  const memberKey = useMemberKey();
  const isIdle = useIsNetworkIdle();
  const launches = useLaunches();
  const now = useNow();
  // Read once, because the page writes them.
  const [lastCounts] = useState(() => homeCounts.read(memberKey));
  const [launchCount] = useState(Math.min(SHOWN, launches.length));

  const catalogue = useQuery(catalogueQuery);
  const outputs = useQuery(userAssetsQuery);
  const history = useQuery({ ...recentHistoryQuery, enabled: isIdle });

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
  const queries = [catalogue, outputs, history];
  // A failed refetch keeps the data.
  const isLoaded = queries.every(({ isPending, isLoadingError }) => !isPending && !isLoadingError);

  useEffect(() => {
    if (!isLoaded) return;
    const counts = { recentTools: recents.length, outputs: Math.min(SHOWN, outputCount) };
    homeCounts.write(memberKey, counts);
  }, [memberKey, isLoaded, recents.length, outputCount]);

  /** On a device without stored counts, those of most members. */
  const expected = lastCounts ?? { recentTools: SHOWN, outputs: SHOWN };
  const hadContent = expected.recentTools + expected.outputs + launchCount > 0;
  return {
    /** Whether the member has tools or outputs, or had some on this device. */
    isReturning: hasContent || (hadContent && (lastCounts !== null || launchCount > 0)),
    /**
     * Whether the member has neither tools nor outputs; before that is known, whether that was so
     * on this device.
     */
    isNew: isLoaded ? !hasContent : !hadContent,
    isIdle,
    catalogue,
    recents,
    areRecentsPending: catalogue.isPending || (history.isPending && launches.length < SHOWN),
    outputs,
    /** The numbers of placeholders while tools and outputs are loading. */
    placeholders: {
      recentTools: Math.max(expected.recentTools, launchCount),
      outputs: expected.outputs,
    },
    now,
  };
}

export type Home = ReturnType<typeof useHome>;
