/**
 * What a payment changes is asked for again, in every open tab. Each query says for itself that it
 * is one of those (`meta: { money: true }`), so that who verifies a payment need not know them all.
 */
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { openChannel } from '@/lib/channel';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Its answer changes when money has moved: refreshMoney asks for it again. */
      money?: boolean;
    };
  }
}

const CHANNEL = 'credits';
const CHANGED = 'changed';

// A channel doesn't receive its own messages, so this tab sends on the one that it listens on.
let listening: BroadcastChannel | null = null;

interface Pages {
  pages: readonly unknown[];
  pageParams: readonly unknown[];
}

function isPages(data: unknown): data is Pages {
  return (
    typeof data === 'object' &&
    data !== null &&
    Array.isArray(Reflect.get(data, 'pages')) &&
    Array.isArray(Reflect.get(data, 'pageParams'))
  );
}

async function refreshHere(queryClient: QueryClient): Promise<void> {
  const filter: QueryFilters = { predicate: ({ meta }) => meta?.money === true };
  // Responses to requests that left before the change are dropped: a refetch alone would wait for a
  // query's first load and keep its outdated data.
  dropEarlyResponses();
  await queryClient.cancelQueries(filter);
  // A list of 200 pages would ask for each of them again, one after the other.
  queryClient.setQueriesData(filter, (data: unknown) =>
    isPages(data) && data.pages.length > 1
      ? { ...data, pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
      : undefined,
  );
  await queryClient.invalidateQueries(filter);
}

/**
 * Refreshes balance, stacks, transactions and plan, here and in the other tabs, also while their
 * first load is in flight. Long lists begin again at their first page. Resolves when what is on
 * screen here has arrived; never rejects.
 */
export async function refreshMoney(queryClient: QueryClient): Promise<void> {
  const channel = listening ?? openChannel(CHANNEL);
  channel?.postMessage(CHANGED);
  if (channel !== listening) channel?.close();
  await refreshHere(queryClient);
}

/** Refreshes this tab when another one has verified a payment; returns the cleanup function. */
export function subscribeToBalanceChanges(queryClient: QueryClient): () => void {
  const channel = openChannel(CHANNEL);
  listening = channel;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another release.
    if (data === CHANGED) void refreshHere(queryClient);
  });
  return () => {
    channel?.close();
    if (listening === channel) listening = null;
  };
}
