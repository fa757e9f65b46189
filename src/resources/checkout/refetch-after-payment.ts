/**
 * Refetches the data that a payment changes: the queries with `meta: { refetchAfterPayment: true }`
 * (docs/product/purchase.md#payment-success).
 */
import type { InfiniteData, QueryClient, QueryFilters } from '@tanstack/react-query';
import { dropInlineResponses } from '@/http/inline-responses';
import { isList, isRecord } from '@/lib/parse/guards';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The data changes with a payment, so `refetchAfterPayment` refetches it. */
      refetchAfterPayment?: boolean;
    };
  }
}

function isInfiniteData(data: unknown): data is InfiniteData<unknown> {
  return isRecord(data) && isList(data['pages']) && isList(data['pageParams']);
}

/**
 * Refetches balance, stacks, transactions and plan, also while their first load is in flight.
 * Infinite queries restart at their first page. Resolves when the active queries have been
 * refetched; never rejects.
 */
export async function refetchAfterPayment(queryClient: QueryClient): Promise<void> {
  const filter: QueryFilters = { predicate: ({ meta }) => meta?.refetchAfterPayment === true };
  // Responses to requests that were sent before the change are dropped: a refetch alone would wait
  // for a query's first load and keep its outdated data.
  dropInlineResponses();
  await queryClient.cancelQueries(filter);
  // An infinite query refetches all of its pages one after the other, so only the first is kept.
  queryClient.setQueriesData(filter, (data: unknown) =>
    isInfiniteData(data) && data.pages.length > 1
      ? { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
      : undefined,
  );
  await queryClient.invalidateQueries(filter);
}
