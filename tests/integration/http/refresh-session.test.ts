import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refreshSession } from '@/http/refresh-session';
import { setupMockApi } from '@mock-api/node';
import { flushTasks } from '../../helpers/deferred';
import { cookiesOfBrowser, stubLocks } from '../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const countRefreshes = () => cookies.countCalls('/auth/refresh');
const refresh = () => refreshSession(new AbortController().signal);

function respondToRefresh(respond: () => Response): void {
  api.server.use(http.get('*/auth/refresh', respond, { once: true }));
}

/** Signs a member in whose access has expired. */
function signInExpired(): void {
  api.signIn('maya@lindqvistcoaching.com');
  cookies.expire();
}

it.each([
  ['401', 'Refresh failed: 401', () => new HttpResponse(null, { status: 401 })],
  ['404', 'Refresh failed: 404', () => new HttpResponse('none', { status: 404 })],
  ['500', 'Refresh failed: 500', () => HttpResponse.html('<h1>Down</h1>', { status: 500 })],
  ['`success: false`', 'Refresh failed: 200', () => HttpResponse.json({ success: false })],
  ['no response', 'Network Error', () => HttpResponse.error()],
])('a refresh that gets %s is sent once and rejected: %s', async (_, message, respond) => {
  stubLocks();
  respondToRefresh(respond);
  await expect(refresh()).rejects.toMatchObject({
    name: message === 'Network Error' ? 'NetworkError' : 'RefreshRejectedError',
    message,
  });
  expect(countRefreshes()).toBe(1);
});

it('two tabs that refresh at the same time send one refresh', async () => {
  stubLocks();
  signInExpired();
  await Promise.all([refresh(), refresh()]);
  expect(countRefreshes()).toBe(1);
  expect(cookies.countCalls('/auth/verifytoken')).toBe(1);
});

it('a tab refreshes itself after the refresh of another tab, for which it has waited, has failed', async () => {
  stubLocks();
  signInExpired();
  respondToRefresh(() => HttpResponse.error());
  const outcomes = await Promise.allSettled([refresh(), refresh()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(countRefreshes()).toBe(2);
});

it('a tab refreshes without the lock when another tab has held it for 20 s', async () => {
  signInExpired();
  const locks = stubLocks();
  void locks.request('refresh', {}, () => new Promise(() => undefined));
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const refreshed = refresh();
  await flushTasks();
  expect(countRefreshes()).toBe(0);
  expect(timeout.mock.calls).toEqual([[20_000]]);
  limit.abort();
  await refreshed;
  expect(countRefreshes()).toBe(1);
});

it('a browser that blocks locks refreshes without them', async () => {
  signInExpired();
  const request = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await refresh();
  expect(countRefreshes()).toBe(1);
});
