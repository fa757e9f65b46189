import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { sessionHooks } from '@/http/session-hooks';
import { setupMockApi } from '@mock-api/node';
import { cookiesOfBrowser, MAYA, openTabOf } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const PATHS = ['/getTools', '/tokens/balance', '/user', '/usage/status', '/subscription/plans'];

it('requests and a stream that get 401 together succeed after one refresh and one replay each', async () => {
  const tab = await openTabOf(MAYA);
  cookies.expire();
  let streams = 0;
  api.server.use(
    http.post('*/stream', () =>
      (streams += 1) === 1 ? HttpResponse.json({}, { status: 401 }) : HttpResponse.text('text'),
    ),
  );
  const [stream, ...results] = await Promise.all([
    tab.streamText('/stream', {}).next(),
    ...PATHS.map((path) => tab.request(path)),
  ]);
  expect(stream).toMatchObject({ value: 'text' });
  expect(results[2]).toMatchObject({ email: MAYA });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  for (const path of [...PATHS, '/stream']) expect(cookies.countCalls(path)).toBe(2);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a rejected refresh rejects all pending requests without a replay and ends the session once', async () => {
  const tab = await openTabOf(MAYA);
  tab.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  cookies.revoke();
  const refetch = tab.queryClient.refetchQueries(tab.sessionQuery);
  const outcomes = await Promise.allSettled(PATHS.map((path) => tab.request(path)));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: { message: 'Refresh failed: 401' } });
  }
  await refetch;
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  expect(tab.user()).toBeNull();
  expect(tab.flags()).toMatchObject({ authenticated: false, refreshing: false });
  expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
  expect(cookies.countCalls('/getTools')).toBe(1);

  await expect(tab.request('/getTools')).rejects.toMatchObject({ status: 401 });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
});

it('a request whose replay gets 401 is rejected with its error response and keeps the session', async () => {
  const tab = await openTabOf(MAYA);
  const refused = { status: 401, body: { msg: 'The current password is wrong.' } };
  api.server.use(
    http.put('*/auth/changePassword', () => HttpResponse.json(refused.body, { status: 401 })),
  );
  const change = tab.request('/auth/changePassword', { method: 'PUT', body: {} });
  await expect(change).rejects.toMatchObject(refused);
  expect(cookies.countCalls('/auth/changePassword')).toBe(2);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(tab.flags().authenticated).toBe(true);
});

it.each([false, true])(
  'a session that two requests report as expired, during a logout: %s, sends one logout request',
  async (isLoggingOut) => {
    const tab = await openTabOf(MAYA);
    const logout = isLoggingOut && tab.logout();
    sessionHooks().onExpired();
    sessionHooks().onExpired();
    await logout;
    await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
    expect(tab.onEnd.mock.calls).toEqual([[isLoggingOut ? 'logout' : 'expired']]);
  },
);
