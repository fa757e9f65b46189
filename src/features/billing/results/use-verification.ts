import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { isPendingPayment, type Verification } from '@/resources/checkout/queries';

/** The state of a result page's verification. */
export function useVerification<Result>(query: UseQueryOptions<Verification<Result>>) {
  const verification = useQuery(query);
  const { data, error, isFetching, refetch } = verification;
  return {
    data,
    error,
    /** Whether the payment is not confirmed yet. */
    isPending: !data && isPendingPayment(verification),
    isFetching,
    verifyAgain: () => void refetch(),
  };
}
