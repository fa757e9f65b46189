import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE } from '@/resources/credits/schema';

/**
 * The balance for display. A failed load, the first or a later one, counts as zero credits
 * (docs/product/credits.md#balance).
 */
export function useCredits() {
  const { data, isError, isPending, isFetching, errorUpdateCount, refetch } =
    useQuery(balanceQuery);
  // A query without data is pending again during a refetch.
  const hasFailed = isError || (isPending && errorUpdateCount > 0);

  return {
    /** `null` during the first load, a balance of zero after a failed one. */
    balance: hasFailed ? ZERO_BALANCE : (data ?? null),
    hasFailed,
    /** Whether a retry after a failure is in flight. */
    isRetrying: hasFailed && isFetching,
    /** Refetches the balance; resolves to whether that succeeded. */
    retry: async () => (await refetch()).isSuccess,
  };
}

export type Credits = ReturnType<typeof useCredits>;
