import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';

export interface Credits {
  /** What to show: `null` while it loads for the first time, zero when it could not be loaded. */
  balance: Balance | null;
  failed: boolean;
  /** Another try is under way after a failed one. */
  retrying: boolean;
  /** Tries again; true when it worked. */
  retry: () => Promise<boolean>;
}

/**
 * The balance as the bar shows it. On a failed load, the first or a later one, it becomes zero
 * (core specification, section 4), and `failed` tells that zero from an empty purse.
 */
export function useCredits(): Credits {
  const { data, isError, isPending, isFetching, errorUpdateCount, refetch } =
    useQuery(balanceQuery);
  // A query that never succeeded is pending again while it is tried again.
  const failed = isError || (isPending && errorUpdateCount > 0);

  return {
    balance: failed ? ZERO_BALANCE : (data ?? null),
    failed,
    retrying: failed && isFetching,
    retry: async () => (await refetch()).isSuccess,
  };
}
