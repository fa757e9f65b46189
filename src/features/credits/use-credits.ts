import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';

export interface Credits {
  /** `null` during the first load, a balance of zero after a failed one. */
  balance: Balance | null;
  hasFailed: boolean;
  /** Whether a retry after a failure is in flight. */
  isRetrying: boolean;
  /** Refetches the balance; resolves to whether that succeeded. */
  retry: () => Promise<boolean>;
}

/**
 * The balance for display. A failed load, the first or a later one, counts as zero credits
 * (docs/product/credits.md#balance).
 */
export function useCredits(): Credits {
  const { data, isError, isPending, isFetching, errorUpdateCount, refetch } =
    useQuery(balanceQuery);
  // A query without data is pending again during a refetch.
  const hasFailed = isError || (isPending && errorUpdateCount > 0);

  return {
    balance: hasFailed ? ZERO_BALANCE : (data ?? null),
    hasFailed,
    isRetrying: hasFailed && isFetching,
    retry: async () => (await refetch()).isSuccess,
  };
}
