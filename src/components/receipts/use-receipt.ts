import { useQuery } from '@tanstack/react-query';
import { useLaunches } from '@/components/tools/use-launches';
import { useNow } from '@/lib/react/use-now';
import { newestHistoryQuery } from '@/resources/credits/transactions/queries';
import { outputsOfTool, savesOutputs } from '@/resources/outputs/outputs-of-tool';
import { userAssetsQuery } from '@/resources/outputs/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { receiptOf, type Receipt } from '@/resources/tools/receipt';
import type { Tool } from '@/resources/tools/schema';

/** An earlier launch has no receipt. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/**
 * What has happened since a tool was launched on this device; `null` if nothing is known yet, and
 * `undefined` without a launch within a day (docs/product/catalogue.md#receipt). Each return to the
 * tab requests the transactions and outputs again.
 * @param options.enabled whether requests may be sent
 */
export function useReceipt(
  tool: Tool,
  { enabled }: { enabled: boolean },
): Receipt<SavedOutput> | null | undefined {
  const launchedAt = useLaunches().find(({ toolId }) => toolId === tool.id)?.at;
  const now = useNow();
  const isRecent = launchedAt !== undefined && now - launchedAt <= MAX_AGE_MS;

  const sinceLaunch = {
    // What was loaded before the launch has nothing of it.
    staleTime: ({ state }: { state: { dataUpdatedAt: number } }) =>
      state.dataUpdatedAt > (launchedAt ?? 0) ? 30_000 : 0,
    refetchOnWindowFocus: 'always',
  } as const;
  const platformId = tool.isFree ? null : tool.platformId;
  const history = useQuery({
    ...newestHistoryQuery(platformId),
    ...sinceLaunch,
    enabled: enabled && isRecent && platformId !== null,
  });
  const outputs = useQuery({
    ...userAssetsQuery,
    ...sinceLaunch,
    enabled: enabled && isRecent && savesOutputs(tool),
  });

  if (!isRecent) return undefined;
  return receiptOf({
    launchedAt,
    transactions: history.data ?? [],
    platformId,
    outputs: outputsOfTool(outputs.data ?? [], tool),
  });
}
