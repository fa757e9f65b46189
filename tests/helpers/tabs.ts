import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { demoMembers } from '@/config/endpoints';
import type { SessionEnd } from '@/http/http-error';
import { setupMockApi } from '@mock-api/node';
import { registerSessionHooks } from '@/http/session-hooks';

export const MAYA = 'maya@lindqvistcoaching.com';
export const NORA = 'nora@eriksenconsulting.com';

/** What a login of Maya sends. */
export const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };

/** Opens a tab of the browser. */
export async function openTab() {
  const { sessionFlags } = await import('@/resources/session/session');
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
  const disconnect = connectSession(queryClient, (how) => onEnd(how));
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

/**
 * Opens a tab beside the others of a test: it has its own modules and shares cookies, storage and
 * channels with them. Errors of one tab are not instances of another tab's classes: compare names.
 */
export async function openOtherTab(): Promise<Tab> {
  vi.resetModules();
  return openTab();
}

/** Opens a tab of a member, or of a visitor, after its first check. */
export async function openTabOf(email: string | null): Promise<Tab> {
  if (email !== null) setupMockApi().signIn(email);
  const tab = await openTab();
  await tab.check();
  return tab;
}

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

type Run = (lock: Lock | null) => unknown;

/**
 * Gives the page the part of Web Locks that the application uses, until the end of the test: jsdom
 * has none.
 */
export function stubLocks() {
  const last = new Map<string, Promise<unknown>>();

  async function request(name: string, options: LockOptions, run: Run): Promise<unknown> {
    const { ifAvailable = false, signal } = options;
    const previous = last.get(name);
    if (ifAvailable && previous) return run(null);
    let isGranted = false;
    const turn = (async () => {
      await previous?.catch(() => undefined);
      signal?.throwIfAborted();
      isGranted = true;
      return run({ name, mode: 'exclusive' });
    })();
    last.set(name, turn);
    const release = () => last.get(name) === turn && last.delete(name);
    turn.then(release, release);
    return new Promise((resolve, reject) => {
      turn.then(resolve, reject);
      // A lock that has been granted is held until its work is done.
      signal?.addEventListener('abort', () => !isGranted && reject(signal.reason));
    });
  }

  const locks = { request };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return locks;
}

/**
 * Connects the hooks of a signed-in member to the HTTP layer, without the session resource, until
 * the test ends.
 */
export function connectMember({ mayRefresh = true } = {}) {
  const session = new AbortController();
  const hooks = {
    mayRefresh: () => mayRefresh,
    onRefreshing: vi.fn<(refreshing: boolean) => void>(),
    sessionSignal: () => session.signal,
    onExpired: vi.fn<() => void>(),
    waitForMemberCheck: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  onTestFinished(registerSessionHooks(hooks));
  return { ...hooks, session };
}

/** Counts the listeners that are added to a target from here on and not removed, by event type. */
export function countListeners(target: EventTarget) {
  const listeners: { type: string; listener: unknown }[] = [];
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    listeners.push({ type, listener });
    add(type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    const index = listeners.findIndex((each) => each.type === type && each.listener === listener);
    if (index >= 0) listeners.splice(index, 1);
    remove(type, listener, options);
  });
  return (types?: readonly string[]): string[] =>
    listeners
      .map(({ type }) => type)
      .filter((type) => types?.includes(type) ?? true)
      .toSorted((one, other) => one.localeCompare(other));
}
