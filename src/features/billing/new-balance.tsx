import { formatCredits } from '@/lib/format-credits';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

/** The balance after a payment (docs/product/purchase.md#back-to-the-tool). */
export function NewBalance() {
  const { data, isError, isFetching, refetch } = useQuery(balanceQuery);
  if (isError) {
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-3">
        Couldn’t load your balance
        <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </span>
    );
  }
  // A balance from before the payment is being replaced.
  if (!data || isFetching) return <Skeleton className="h-4 w-24 rounded-mark" />;
  return `${formatCredits(data.totalTokens)} ${data.totalTokens === 1 ? 'credit' : 'credits'}`;
}
