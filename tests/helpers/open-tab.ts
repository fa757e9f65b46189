import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { demoMembers } from '@/config/endpoints';
import type { SessionEnd } from '@/http/http-error';
import { setupMockApi } from '@mock-api/node';

/**
 * Opens a tab of the browser: it has its own modules and shares cookies, storage and channels with
 * the other tabs. Errors of one tab are not instances of another tab's classes: compare names.
 */
export async function openTab() {
  vi.resetModules();
  const { sessionFlags, subscribeToSessionEnd } = await import('@/resources/session/session');
  const { connectSession } = await import('@/resources/session/connect-session');
  const { checkMember } = await import('@/resources/session/check-member');
  const { logout } = await import('@/resources/session/logout');
  const { sessionQuery } = await import('@/resources/session/queries');
  const { request } = await import('@/http/request');
  const { login } = await import('@/resources/session/login');
  const { streamText } = await import('@/http/stream');
  // The first request imports the client; after the next tab is opened it would be that tab's.
  await request(demoMembers, { session: 'none' });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const onEnd = vi.fn<(how: SessionEnd) => void>();
  subscribeToSessionEnd(onEnd);
  const disconnect = connectSession(queryClient, () => undefined);
  onTestFinished(() => {
    disconnect();
    queryClient.clear();
  });
  return {
    login,
    logout,
    checkMember,
    request,
    streamText,
    queryClient,
    onEnd,
    disconnect,
    sessionQuery,
    /** The first session check, as the route guard requests it. */
    check: () => queryClient.fetchQuery(sessionQuery),
    user: () => queryClient.getQueryData(sessionQuery.queryKey),
    flags: sessionFlags,
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Ends sessions on the server without a notification to the tabs. */
export function cookiesOfBrowser() {
  const api = setupMockApi();
  return {
    /** Expires the access cookie; a refresh succeeds. */
    expire(): void {
      for (const session of api.db().sessions) session.accessExpiresAt = 0;
    },
    /** Deletes the session on the server; a refresh fails. */
    revoke(): void {
      api.db().sessions.length = 0;
    },
    /** The number of requests. @param path below the API base */
    countCalls: (path: string) => api.calls().filter((call) => call.path === path).length,
  };
}
