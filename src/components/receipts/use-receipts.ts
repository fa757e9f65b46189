import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLaunches } from '@/components/tools/use-launches';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { balanceQuery } from '@/resources/credits/queries';
import type { Balance } from '@/resources/credits/schema';
import { newestHistoryQuery } from '@/resources/credits/transactions/queries';
import { isOutputOf, savesOutputs } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { useMemberKey } from '@/resources/session/queries';
import { markLaunch, type Launch } from '@/resources/tools/launches';
import {
  isComparable,
  receiptOf,
  type NewestTransactions,
  type Receipt,
} from '@/resources/tools/receipt';
import type { Tool } from '@/resources/tools/schema';
import { useReturnedAt } from './use-returned-at';

/** What a launch of a tool has changed. */
export interface ToolReceipt extends Receipt<SavedOutput> {
  tool: Tool;
  launch: Launch;
}

/** A launch that can have a receipt. */
interface ComparableLaunch {
  launch: Launch;
  /** `undefined` while the tools are loading. */
  tool: Tool | undefined;
  /** Whether no other tool was launched after it. */
  isLatest: boolean;
}

/** The last response of a query. */
interface Loaded<Data> {
  data: Data | undefined;
  /** Epoch milliseconds; 0 before the first one. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

interface LoadedFacts {
  balance: Loaded<Balance>;
  outputs: Loaded<SavedOutput[]>;
  newest: Loaded<NewestTransactions>;
  /** The transactions of the last days, from which the newest ones may be known too. */
  recent: Loaded<NewestTransactions>;
}

/** Whether a query has loaded or failed after a time, in epoch milliseconds. */
function isSettledSince({ dataUpdatedAt, errorUpdatedAt }: Loaded<unknown>, at: number): boolean {
  return Math.max(dataUpdatedAt, errorUpdatedAt) > at;
}

/** The data of a query if it was loaded after a time, in epoch milliseconds. */
function dataSince<Data>({ data, dataUpdatedAt }: Loaded<Data>, at: number): Data | null {
  return data !== undefined && dataUpdatedAt > at ? data : null;
}

const hasCosts = (tool: Tool) => !tool.isFree && tool.platformId !== null;

/** Compares each launch with the data that was loaded after it. */
function compareLaunches(launches: readonly ComparableLaunch[], loaded: LoadedFacts) {
  const receipts: ToolReceipt[] = [];
  const unchanged: Launch[] = [];
  let isPending = false;
  for (const { launch, tool, isLatest } of launches) {
    const [history] = [loaded.newest, loaded.recent]
      .filter(({ dataUpdatedAt }) => dataUpdatedAt > launch.at)
      .sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
    const isSettled =
      tool !== undefined &&
      isSettledSince(loaded.balance, launch.at) &&
      (!savesOutputs(tool) || isSettledSince(loaded.outputs, launch.at)) &&
      (!hasCosts(tool) || history !== undefined || isSettledSince(loaded.newest, launch.at));
    if (!isSettled) {
      const canChange = !tool || !tool.isFree || savesOutputs(tool);
      isPending ||= canChange && !launch.isUnchanged;
      continue;
    }
    const receipt = receiptOf({
      launch,
      tool,
      history: history?.data ?? null,
      outputs: dataSince(loaded.outputs, launch.at) ?? [],
      isOutputOfTool: (output) => isOutputOf(output, tool),
      balance: isLatest ? (dataSince(loaded.balance, launch.at)?.totalTokens ?? null) : null,
    });
    if (receipt) receipts.push({ ...receipt, tool, launch });
    else if (!launch.isUnchanged) unchanged.push(launch);
  }
  return { receipts, unchanged, isPending };
}

/**
 * What the launches of these tools on this device have changed, the latest first
 * (docs/product/catalogue.md#receipt). While a launch can have a receipt, each return to the tab
 * requests the newest transactions and the outputs once.
 * @param tools `undefined` while they are loading
 * @param options.enabled whether requests may be sent
 * @param options.platformId requests the transactions of this platform only
 */
export function useReceipts(
  tools: readonly Tool[] | undefined,
  { enabled, platformId = null }: { enabled: boolean; platformId?: string | null },
): {
  receipts: readonly ToolReceipt[];
  /**
   * Whether the page is loading and a launch is not compared yet that may have changed something. Never
   * on a return to an open page: a placeholder would move what the member sees.
   */
  isLoading: boolean;
  dismiss: (receipt: ToolReceipt) => void;
} {
  const memberKey = useMemberKey();
  const { launches, reread } = useLaunches();
  const returnedAt = useReturnedAt();
  const comparable = launches.flatMap((launch, index): ComparableLaunch[] => {
    if (!isComparable(launch, returnedAt)) return [];
    const tool = tools?.find(({ id }) => id === launch.toolId);
    return tools && !tool ? [] : [{ launch, tool, isLatest: index === 0 }];
  });

  const sentOnReturn = {
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt < returnedAt ? 0 : Infinity,
    refetchOnWindowFocus: 'always',
  } as const;
  const needsOutputs = comparable.some(({ tool }) => tool && savesOutputs(tool));
  const needsHistory = comparable.some(({ tool }) => tool && hasCosts(tool));
  const balance = useQuery(balanceQuery);
  const outputs = useQuery({
    ...userAssetsQuery,
    ...sentOnReturn,
    enabled: enabled && needsOutputs,
  });
  // Not requested here, because Home requests the transactions of the last days when it opens.
  const recent = useQuery({ ...recentHistoryQuery(), enabled: false });
  const isRecentEnough = recent.dataUpdatedAt >= returnedAt;
  const newest = useQuery({
    ...newestHistoryQuery(platformId),
    ...sentOnReturn,
    enabled: enabled && needsHistory && !isRecentEnough,
  });

  const loaded = { balance, outputs, newest, recent };
  const { receipts, unchanged, isPending } = compareLaunches(comparable, loaded);
  function mark(launch: Launch, change: Parameters<typeof markLaunch>[2]) {
    markLaunch(memberKey, launch, change);
    reread();
  }
  // Runs after each render, because `unchanged` is a new array each time. A launch that is marked as unchanged is
  // not in the next array, so it is stored once.
  useEffect(() => {
    for (const launch of unchanged) mark(launch, { isUnchanged: true });
  });
  const [isPageLoaded, setIsPageLoaded] = useState(false);
  if (!isPending && !isPageLoaded) setIsPageLoaded(true);

  return {
    receipts,
    isLoading: isPending && !isPageLoaded,
    dismiss: ({ launch }) => mark(launch, { isDismissed: true }),
  };
}
