/**
 * Refetches the data that a payment changes: the queries with `meta: { refetchAfterPayment: true }`
 * (docs/product/purchase.md#payment-success).
 */
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { dropInlineResponses } from '@/http/inline-responses';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The data changes with a payment, so `refetchAfterPayment` refetches it. */
      refetchAfterPayment?: boolean;
    };
  }
}

/**
 * Refetches balance, stacks, transactions and plan, even while their first load is in flight; data
 * that is not on screen is dropped. Resolves when the active queries have been refetched; never
 * rejects.
 */
export async function refetchAfterPayment(queryClient: QueryClient): Promise<void> {
  const filter: QueryFilters = { predicate: ({ meta }) => meta?.refetchAfterPayment === true };
  // Responses to requests that were sent before the change are dropped: a refetch alone would wait
  // for a query's first load and keep its outdated data.
  dropInlineResponses();
  await queryClient.cancelQueries(filter);
  queryClient.removeQueries({ ...filter, type: 'inactive' });
  await queryClient.invalidateQueries(filter);
}
