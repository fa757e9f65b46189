import { useQuery } from '@tanstack/react-query';
import { useOutlook } from '@/resources/credits/outlook/queries';
import { lastsText } from '@/resources/credits/outlook/text';
import { balanceQuery } from '@/resources/credits/queries';

/**
 * How long the balance after a payment lasts (docs/product/purchase.md#payment-success); `null` while
 * it is loading and without a forecast.
 * @param isPaid requests nothing before
 */
export function useLasts(isPaid: boolean): string | null {
  const { data, isFetching } = useQuery({ ...balanceQuery, enabled: isPaid });
  // A balance from before the payment is being replaced.
  const outlook = useOutlook(isPaid && data && !isFetching ? data.totalTokens : null);
  return outlook?.state === 'forecast' ? lastsText(outlook) : null;
}
