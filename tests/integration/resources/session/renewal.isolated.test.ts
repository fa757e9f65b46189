import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { cookiesOfBrowser, openTab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';

async function openTabOfMaya() {
  api.signIn(MAYA);
  const tab = await openTab();
  await tab.check();
  return tab;
}

it('requests that get 401 together succeed after one refresh and one replay each', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  const paths = ['/getTools', '/tokens/balance', '/user', '/usage/status', '/subscription/plans'];
  const results = await Promise.all(paths.map((path) => tab.request(path)));
  expect(results).toHaveLength(5);
  expect(results[2]).toMatchObject({ email: MAYA });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  for (const path of paths) expect(cookies.countCalls(path)).toBe(2);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a refresh that responds with success: false ends the session once', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.json({ success: false })));
  await expect(tab.request('/user')).rejects.toThrow();
  expect(tab.onEnd).toHaveBeenCalledTimes(1);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it('requests and streams that get 401 share one refresh', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  const requests = ['/user', '/getTools'].map((path) => tab.request(path));
  api.server.use(
    http.post('*/probe-stream', () =>
      cookies.countCalls('/auth/refresh') === 0
        ? HttpResponse.json({}, { status: 401 })
        : HttpResponse.text('text'),
    ),
  );
  const pieces: string[] = [];
  for await (const piece of tab.streamText('/probe-stream', {})) pieces.push(piece);
  await Promise.all(requests);
  expect(pieces.join('')).toBe('text');
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it('a request whose replay gets 401 is rejected with its error response and keeps the session', async () => {
  const tab = await openTabOfMaya();
  api.server.use(
    http.put('*/auth/changePassword', () =>
      HttpResponse.json({ msg: 'The current password is wrong.' }, { status: 401 }),
    ),
  );
  const change = tab.request('/auth/changePassword', { method: 'PUT', body: {} });
  await expect(change).rejects.toMatchObject({
    status: 401,
    body: { msg: 'The current password is wrong.' },
  });
  expect(cookies.countCalls('/auth/changePassword')).toBe(2);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(tab.flags().authenticated).toBe(true);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a rejected refresh rejects all pending requests without a replay and ends the session once', async () => {
  const tab = await openTabOfMaya();
  tab.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  cookies.revoke();
  const paths = ['/getTools', '/tokens/balance', '/user'];
  const outcomes = await Promise.allSettled(paths.map((path) => tab.request(path)));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { message: 'Refresh failed: 401' } });
  }
  for (const path of paths) expect(cookies.countCalls(path)).toBe(1);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  expect(tab.user()).toBeNull();
  expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
  expect(tab.flags()).toEqual({
    authenticated: false,
    refreshing: false,
    loggingOut: false,
    initialCheck: false,
    attemptedRefresh: false,
  });

  await expect(tab.request('/getTools')).rejects.toMatchObject({ status: 401 });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
});

it.each([500, 403, 404])('a refresh that gets %d ends the session', async (status) => {
  const tab = await openTabOfMaya();
  cookies.expire();
  api.server.use(http.get('*/auth/refresh', () => new HttpResponse('down', { status })));
  await expect(tab.request('/user')).rejects.toMatchObject({
    message: `Refresh failed: ${status}`,
  });
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
});

it('a rejected refresh for a refetch of the user removes the user', async () => {
  const tab = await openTabOfMaya();
  cookies.revoke();
  await tab.queryClient.refetchQueries(tab.sessionQuery);
  expect(tab.user()).toBeNull();
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
});

it('a streaming request whose replay gets 401 ends the session', async () => {
  const tab = await openTabOfMaya();
  api.server.use(http.post('*/generate-profile', () => HttpResponse.json({}, { status: 401 })));
  const reading = tab.streamText('/generate-profile', {}).next();
  await expect(reading).rejects.toMatchObject({ name: 'SessionEndedError', how: 'expired' });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  expect(tab.user()).toBeNull();
});

it('a session that two requests report as expired is logged out once', async () => {
  const tab = await openTabOfMaya();
  const { sessionHooks } = await import('@/http/session-hooks');
  sessionHooks().onExpired();
  sessionHooks().onExpired();
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
});

it('a session that a request reports as expired during a logout is logged out once', async () => {
  const tab = await openTabOfMaya();
  const { sessionHooks } = await import('@/http/session-hooks');
  const logout = tab.logout();
  sessionHooks().onExpired();
  await logout;
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['logout']]);
});

it('a refresh without a response rejects the pending requests, keeps the session and is retried at the next 401', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.error()));
  const outcomes = await Promise.allSettled([tab.request('/user'), tab.request('/getTools')]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { name: 'NetworkError' } });
  }
  expect(tab.flags()).toMatchObject({ authenticated: true, refreshing: false });
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
  api.server.resetHandlers();
  expect(await tab.request('/user')).toMatchObject({ email: MAYA });
});
