import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { setInlineResponses } from '../../../helpers/requests';
import { cookiesOfBrowser, credentials, MAYA, openTabOf } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const ENDED = { name: 'SessionEndedError', how: 'logout' };
const setEarly = (path: string, body: object) =>
  setInlineResponses({ [path]: Promise.resolve(HttpResponse.json(body)) });

it('a login signs the member in and removes the data that was loaded before', async () => {
  const tab = await openTabOf(null);
  tab.queryClient.setQueryData(['tools', 'catalogue'], []);
  setEarly('/tokens/balance', {});
  expect(await tab.login(credentials)).toMatchObject({ email: MAYA });
  expect(tab.user()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
  expect(tab.queryClient.getQueryData(['tools', 'catalogue'])).toBeUndefined();
  expect(window.inlineResponses).toBeUndefined();
});

const ofMaya = { email: MAYA };
const unauthorized = () => HttpResponse.json({}, { status: 401 });

it.each([
  ['no id', 'finds the member', ofMaya, { id: '7', ...ofMaya }, { id: '7' }],
  ['no id', 'finds another member', ofMaya, { id: '2', email: 'b@b.com' }, { id: '', ...ofMaya }],
  ['no id', 'gets 401', ofMaya, unauthorized, { id: '', ...ofMaya }],
  ['no user', 'finds the member', {}, { id: '7', ...ofMaya }, { id: '7' }],
  ['no user', 'finds none', {}, { user: null }, null],
  ['no user', 'gets 401', {}, unauthorized, null],
])(
  'a login whose response has %s requests the user; if the request %s, it is not shown as a wrong password',
  async (_, __, user, checked, expected) => {
    const tab = await openTabOf(null);
    // It is ignored, because it is that of the visitor.
    setEarly('/auth/verifytoken', { email: 'old@example.com' });
    api.server.use(
      http.post('*/auth/login', () => HttpResponse.json({ success: true, message: 'Hi.', user })),
      http.get('*/auth/verifytoken', () =>
        typeof checked === 'function' ? checked() : HttpResponse.json(checked),
      ),
    );
    const outcome = await tab.login(credentials).catch((error: unknown) => error);
    const failure = { name: 'MalformedResponseError', message: 'login succeeded without a user.' };
    expect(outcome).toMatchObject(expected ?? failure);
    expect(tab.flags().authenticated).toBe(expected !== null);
  },
);

it('a logout sends one request, clears the user, the data and the flags, and notifies once', async () => {
  const tab = await openTabOf(MAYA);
  tab.queryClient.setQueryData(['usage', 'status'], { used: 1 });
  setEarly('/getTools', []);
  const logouts = [tab.logout(), tab.logout()];
  expect(tab.flags().loggingOut).toBe(true);
  expect(await Promise.all(logouts)).toEqual([true, true]);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.user()).toBeNull();
  expect(tab.queryClient.getQueryData(['usage', 'status'])).toBeUndefined();
  expect(window.inlineResponses).toBeUndefined();
  expect(tab.flags()).toMatchObject({ authenticated: false, loggingOut: false });
  await tab.logout();
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['logout']]);
});

it.each([
  ['gets 401', true, unauthorized],
  ['gets 500', false, () => HttpResponse.json({}, { status: 500 })],
  ['gets `success: false`', false, () => HttpResponse.json({ success: false })],
  ['gets no response', false, () => HttpResponse.error()],
])(
  'a logout that %s ends the session (confirmed: %s) and is not retried',
  async (_, isConfirmed, respond) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tab = await openTabOf(MAYA);
    api.server.use(http.post('*/auth/logout', respond));
    expect(await tab.logout()).toBe(isConfirmed);
    expect(cookies.countCalls('/auth/logout')).toBe(1);
    expect(cookies.countCalls('/auth/refresh')).toBe(0);
    expect(tab.user()).toBeNull();
    expect(tab.onEnd.mock.calls).toEqual([['logout']]);
    expect(warn).toHaveBeenCalledOnce();
  },
);

it('a logout aborts a refresh, whose cookies would sign the member in again', async () => {
  const tab = await openTabOf(MAYA);
  cookies.expire();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const refresh = deferred<Response>();
  api.server.use(http.get('*/auth/refresh', () => refresh.promise));
  const userRequest = tab.request('/user').catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/auth/refresh')).toBe(1);
  await tab.logout();
  expect(await userRequest).toMatchObject(ENDED);
  expect(abort).toHaveBeenCalledOnce();
  refresh.resolve(HttpResponse.json({}));
  expect(tab.flags()).toMatchObject({ authenticated: false, refreshing: false });
  expect(cookies.countCalls('/user')).toBe(1);
});

it('a logout rejects the requests in flight and those that start during it, and starts no refresh', async () => {
  const tab = await openTabOf(MAYA);
  const pending = deferred<undefined>();
  const late = deferred<Response>();
  api.server.use(
    http.get('*/api/user', () => late.promise),
    http.post('*/auth/logout', () => pending.promise),
  );
  const inFlight = tab.request('/user').catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/user')).toBe(1);
  const logout = tab.logout();
  const started = tab.request('/getTools').catch((error: unknown) => error);
  late.resolve(unauthorized());
  expect(await inFlight).toMatchObject(ENDED);
  expect(await started).toMatchObject(ENDED);
  expect(cookies.countCalls('/getTools')).toBe(0);
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
  pending.resolve(undefined);
  await logout;
});

it('a request that gets 401 after the next login is not replayed with the new cookies', async () => {
  const tab = await openTabOf(MAYA);
  const late = deferred<Response>();
  api.server.use(http.put('*/profile-of-maya', () => late.promise));
  const saving = tab
    .request('/profile-of-maya', { method: 'PUT', body: { secret: true } })
    .catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/profile-of-maya')).toBe(1);
  await tab.logout();
  await tab.login(credentials);
  late.resolve(unauthorized());
  expect(await saving).toMatchObject(ENDED);
  expect(cookies.countCalls('/profile-of-maya')).toBe(1);
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
  expect(tab.flags().authenticated).toBe(true);
});

it('a login aborts the pending logout of an expired session, whose cookies would end the new one', async () => {
  const tab = await openTabOf(MAYA);
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const response = deferred<Response>();
  api.server.use(http.post('*/auth/logout', () => response.promise));
  cookies.revoke();
  await expect(tab.request('/user')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  await tab.login(credentials);
  expect(abort).toHaveBeenCalledOnce();
  response.resolve(HttpResponse.json({}));
  expect(await tab.request('/user')).toMatchObject({ email: MAYA });
});
