import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE } from '@/resources/credits/schema';

export const BALANCE_FAILED = 'Couldn’t load your balance';

/**
 * The balance, for display and for what depends on it. A failed load, the first or a later one,
 * counts as zero credits until another one succeeds (docs/product/credits.md#balance).
 */
export function useCredits() {
  const { data, isError, isPending, isFetching, errorUpdateCount, refetch } =
    useQuery(balanceQuery);
  // A query without data is pending again during a refetch.
  const hasFailed = isError || (isPending && errorUpdateCount > 0);
  const loaded = hasFailed ? null : data;

  return {
    /** What the pill shows: `null` during the first load, a balance of zero after a failed one. */
    balance: hasFailed ? ZERO_BALANCE : (data ?? null),
    /** `undefined` during the first load, `null` after a failed one. */
    loaded,
    /** Whether the first load is in flight. */
    isPending: loaded === undefined,
    hasFailed,
    /** In the balance that was loaded last, even if a later load failed. */
    hasActiveReward: data?.hasActiveReward ?? false,
    isFetching,
    /** Loads the balance again; resolves to whether that succeeded. */
    refetch: async () => (await refetch()).isSuccess,
  };
}

export type Credits = ReturnType<typeof useCredits>;
