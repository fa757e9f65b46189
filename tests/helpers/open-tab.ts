import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import type { EndReason } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';

/**
 * Opens a tab of the one browser that the mock API sees: modules of its own, with cookies, storage
 * and channels shared. Errors of one tab are not instances of another's classes: compare names.
 */
export async function openTab() {
  vi.resetModules();
  const session = await import('@/resources/session/session');
  const { sessionQuery } = await import('@/resources/session/queries');
  const { useSessionStore } = await import('@/resources/session/store');
  const { request } = await import('@/http/request');
  const { login } = await import('@/resources/session/login');
  const { streamText } = await import('@/http/stream');
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const onEnd = vi.fn<(reason: EndReason) => void>();
  const stop = session.startSession({ queryClient, onEnd });
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  return {
    login,
    logout: session.logout,
    confirmMember: session.confirmMember,
    request,
    streamText,
    queryClient,
    onEnd,
    sessionQuery,
    /** The first check, as the guard makes it. */
    check: () => queryClient.fetchQuery(sessionQuery),
    user: () => queryClient.getQueryData(sessionQuery.queryKey),
    flags: () => useSessionStore.getState(),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** What happens to the browser's cookies while the tabs look away. */
export function cookiesOfBrowser() {
  const api = setupMockApi();
  return {
    /** The access cookie runs out; a renewal would help. */
    expire(): void {
      for (const session of api.db().sessions) session.accessExpiresAt = 0;
    },
    /** The server forgets the session; no renewal helps. */
    revoke(): void {
      api.db().sessions.length = 0;
    },
    /** How often a call was made, by the path below the API base. */
    asked: (path: string) => api.calls().filter((call) => call.path === path).length,
  };
}
