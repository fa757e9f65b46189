import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refreshSession } from '@/http/refresh-session';
import { setupMockApi } from '@mock-api/node';
import { flushTasks } from '../../helpers/deferred';
import { stubLocks } from '../../helpers/tabs';

const api = setupMockApi();
const countRefreshes = () => api.calls().filter(({ path }) => path === '/auth/refresh').length;
const refresh = () => refreshSession(new AbortController().signal);

function respondToRefresh(status = 200): void {
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.json({}, { status })));
}

it('a tab refreshes without the lock when another tab has held it for 20 s', async () => {
  respondToRefresh();
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

it('a refresh that fails under the lock is not sent again', async () => {
  respondToRefresh(403);
  stubLocks();
  await expect(refresh()).rejects.toThrow('Refresh failed: 403');
  expect(countRefreshes()).toBe(1);
});

it('a browser that blocks locks refreshes without them', async () => {
  respondToRefresh();
  const request = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await refresh();
  expect(countRefreshes()).toBe(1);
});
