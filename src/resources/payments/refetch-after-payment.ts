/**
 * Refetches the data that a payment changes, in every open tab: the queries with
 * `meta: { refetchAfterPayment: true }` (docs/product/purchase.md#payment-success).
 */
import type { InfiniteData, QueryClient, QueryFilters } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { openChannel } from '@/lib/browser/channel';
import { isList, isRecord } from '@/lib/parse/guards';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The data changes with a payment, so `refetchAfterPayment` refetches it. */
      refetchAfterPayment?: boolean;
    };
  }
}

const CHANNEL = 'credits';
const CHANGED = 'changed';

// A channel does not receive its own messages, so this tab posts on the channel it listens on.
let subscribedChannel: BroadcastChannel | null = null;

function isInfiniteData(data: unknown): data is InfiniteData<unknown> {
  return isRecord(data) && isList(data['pages']) && isList(data['pageParams']);
}

async function refetchInThisTab(queryClient: QueryClient): Promise<void> {
  const filter: QueryFilters = { predicate: ({ meta }) => meta?.refetchAfterPayment === true };
  // Responses to requests that were sent before the change are dropped: a refetch alone would wait
  // for a query's first load and keep its outdated data.
  dropEarlyResponses();
  await queryClient.cancelQueries(filter);
  // An infinite query refetches all of its pages one after the other, so only the first is kept.
  queryClient.setQueriesData(filter, (data: unknown) =>
    isInfiniteData(data) && data.pages.length > 1
      ? { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
      : undefined,
  );
  await queryClient.invalidateQueries(filter);
}

/**
 * Refetches balance, stacks, transactions and plan in all tabs, also while their first load is in
 * flight. Infinite queries restart at their first page. Resolves when the active queries of this tab
 * have been refetched; never rejects.
 */
export async function refetchAfterPayment(queryClient: QueryClient): Promise<void> {
  const channel = subscribedChannel ?? openChannel(CHANNEL);
  channel?.postMessage(CHANGED);
  if (channel !== subscribedChannel) channel?.close();
  await refetchInThisTab(queryClient);
}

/** Refetches in this tab when another tab has verified a payment; returns the cleanup function. */
export function subscribeToPayments(queryClient: QueryClient): () => void {
  const channel = openChannel(CHANNEL);
  subscribedChannel = channel;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another release, which may post other messages.
    if (data === CHANGED) void refetchInThisTab(queryClient);
  });
  return () => {
    channel?.close();
    if (subscribedChannel === channel) subscribedChannel = null;
  };
}
