import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { setInlineResponses } from '../../../helpers/requests';
import { cookiesOfBrowser, openTab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const PASSWORD = 'Portal-Demo-26';
const ENDED = { name: 'SessionEndedError', how: 'logout' };
const credentials = { email: MAYA, password: PASSWORD, captcha: 'mock-captcha-1' };

async function openTabOfVisitor() {
  const tab = await openTab();
  await tab.check();
  return tab;
}

async function openTabOfMaya() {
  api.signIn(MAYA);
  return openTabOfVisitor();
}

it('a login signs the member in and removes the data that was loaded before', async () => {
  const tab = await openTabOfVisitor();
  tab.queryClient.setQueryData(['tools', 'catalogue'], []);
  setInlineResponses({ '/tokens/balance': Promise.resolve(HttpResponse.json({})) });
  expect(await tab.login(credentials)).toMatchObject({ email: MAYA });
  expect(tab.user()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
  expect(tab.queryClient.getQueryData(['tools', 'catalogue'])).toBeUndefined();
  expect(window.inlineResponses).toBeUndefined();
});

it('a login with a wrong password is rejected without a refresh or a logout', async () => {
  const tab = await openTabOfVisitor();
  const before = cookies.countCalls('/auth/refresh');
  const attempt = tab.login({ ...credentials, password: 'wrong' });
  await expect(attempt).rejects.toMatchObject({ name: 'HttpError', status: 401 });
  expect(cookies.countCalls('/auth/login')).toBe(1);
  expect(cookies.countCalls('/auth/refresh')).toBe(before);
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.flags().authenticated).toBe(false);
});

it.each([
  ['has `success: false`', { success: false, message: 'Blocked.' }],
  ['is an HTML page', '<h1>Hello</h1>'],
  ['is empty', null],
])('a login whose response %s is rejected with that response', async (_, body) => {
  api.server.use(http.post('*/auth/login', () => HttpResponse.json(body)));
  const tab = await openTabOfVisitor();
  await expect(tab.login(credentials)).rejects.toMatchObject({ name: 'RejectedError', body });
  expect(tab.flags().authenticated).toBe(false);
});

it.each([
  ['gets 401', () => HttpResponse.json({}, { status: 401 })],
  ['gets no response', () => HttpResponse.error()],
  ['finds no user', () => HttpResponse.json({ success: true })],
])(
  'a login whose response has no user is not rejected as a wrong password when the request for the user %s',
  async (_, respond) => {
    const tab = await openTabOfVisitor();
    api.server.use(
      http.post('*/auth/login', () => HttpResponse.json({ success: true })),
      http.get('*/auth/verifytoken', respond),
    );
    await expect(tab.login(credentials)).rejects.toMatchObject({
      name: 'MalformedResponseError',
      message: 'login succeeded without a user.',
    });
    expect(tab.flags().authenticated).toBe(false);
  },
);

it('a login whose response has no user requests the user, and ignores an earlier response for it', async () => {
  const tab = await openTabOfVisitor();
  setInlineResponses({
    '/auth/verifytoken': Promise.resolve(HttpResponse.json({ user: { email: 'old@example.com' } })),
  });
  api.server.use(
    http.post('*/auth/login', () => HttpResponse.json({ success: true, message: 'Welcome.' })),
    http.get('*/auth/verifytoken', () => HttpResponse.json({ email: MAYA })),
  );
  expect(await tab.login(credentials)).toMatchObject({ email: MAYA });
});

it('a login after which no user is found is rejected', async () => {
  api.server.use(
    http.post('*/auth/login', () => HttpResponse.json({ success: true, message: 'Welcome.' })),
    http.get('*/auth/verifytoken', () => HttpResponse.json({ user: null })),
  );
  const tab = await openTabOfVisitor();
  await expect(tab.login(credentials)).rejects.toMatchObject({ name: 'MalformedResponseError' });
  expect(tab.flags().authenticated).toBe(false);
});

it('a logout sends a request, clears the user, the data and the flags, and notifies once', async () => {
  const tab = await openTabOfMaya();
  tab.queryClient.setQueryData(['usage', 'status'], { used: 1 });
  setInlineResponses({ '/getTools': Promise.resolve(HttpResponse.json([])) });
  const logout = tab.logout();
  expect(tab.flags().loggingOut).toBe(true);
  await logout;
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.user()).toBeNull();
  expect(tab.queryClient.getQueryData(['usage', 'status'])).toBeUndefined();
  expect(window.inlineResponses).toBeUndefined();
  expect(tab.flags()).toMatchObject({ authenticated: false, loggingOut: false });
  expect(tab.onEnd.mock.calls).toEqual([['logout']]);
});

it('two logouts at the same time send one request', async () => {
  const tab = await openTabOfMaya();
  await Promise.all([tab.logout(), tab.logout()]);
  expect(tab.flags().authenticated).toBe(false);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd).toHaveBeenCalledOnce();
});

it('a logout of a visitor sends no request', async () => {
  const tab = await openTabOfVisitor();
  await tab.logout();
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it.each([
  ['gets 401', true, () => HttpResponse.json({}, { status: 401 })],
  ['gets 500', false, () => HttpResponse.json({}, { status: 500 })],
  ['gets no response', false, () => HttpResponse.error()],
])(
  'a logout that %s ends the session (confirmed: %s) and is not retried',
  async (_, isConfirmed, respond) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tab = await openTabOfMaya();
    api.server.use(http.post('*/auth/logout', respond));
    expect(await tab.logout()).toBe(isConfirmed);
    expect(cookies.countCalls('/auth/logout')).toBe(1);
    expect(cookies.countCalls('/auth/refresh')).toBe(0);
    expect(tab.user()).toBeNull();
    expect(tab.onEnd.mock.calls).toEqual([['logout']]);
    expect(warn).toHaveBeenCalledOnce();
  },
);

it.each([
  ['succeeds', () => HttpResponse.json({})],
  ['is rejected', () => HttpResponse.json({}, { status: 401 })],
])('a logout during a refresh aborts it, also when its response %s later', async (_, respond) => {
  const tab = await openTabOfMaya();
  cookies.expire();
  const pendingResponse = deferred();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  api.server.use(
    http.get('*/auth/refresh', async () => {
      await pendingResponse.promise;
      return respond();
    }),
  );
  const userRequest = tab.request('/user').catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/auth/refresh')).toBe(1);
  await tab.logout();
  expect(await userRequest).toMatchObject(ENDED);
  // The cookies of the refresh response would sign the member in again.
  expect(abort).toHaveBeenCalledOnce();
  pendingResponse.resolve();
  await expect.poll(() => tab.flags().refreshing).toBe(false);
  expect(tab.flags().authenticated).toBe(false);
  expect(cookies.countCalls('/user')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(tab.onEnd.mock.calls).toEqual([['logout']]);
});

it('a logout rejects the requests in flight and those that start during it, and starts no refresh', async () => {
  const tab = await openTabOfMaya();
  const pendingResponse = deferred();
  const lateResponse = deferred<Response>();
  api.server.use(
    http.get('*/api/user', () => lateResponse.promise),
    http.post('*/auth/logout', () => pendingResponse.promise),
  );
  const userRequest = tab.request('/user').catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/user')).toBe(1);
  const logout = tab.logout();
  const toolsRequest = tab.request('/getTools').catch((error: unknown) => error);
  cookies.expire();
  lateResponse.resolve(HttpResponse.json({}, { status: 401 }));
  expect(await userRequest).toMatchObject(ENDED);
  expect(await toolsRequest).toMatchObject(ENDED);
  expect(cookies.countCalls('/getTools')).toBe(0);
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
  pendingResponse.resolve();
  await logout;
});

it('a request that gets 401 after the next login is not replayed with the new cookies', async () => {
  const tab = await openTabOfMaya();
  const lateResponse = deferred<Response>();
  api.server.use(http.put('*/profile-of-maya', () => lateResponse.promise));
  const saving = tab
    .request('/profile-of-maya', { method: 'PUT', body: { secret: true } })
    .catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/profile-of-maya')).toBe(1);
  await tab.logout();
  await tab.login(credentials);
  lateResponse.resolve(HttpResponse.json({}, { status: 401 }));
  expect(await saving).toMatchObject(ENDED);
  expect(cookies.countCalls('/profile-of-maya')).toBe(1);
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
  expect(tab.flags().authenticated).toBe(true);
});

it('a login aborts the pending logout of an expired session', async () => {
  const tab = await openTabOfMaya();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const logoutResponse = deferred<Response>();
  api.server.use(http.post('*/auth/logout', () => logoutResponse.promise));
  cookies.revoke();
  await expect(tab.request('/user')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
  await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
  await tab.login(credentials);
  // The cookies of the logout's response would end the session of the login.
  expect(abort).toHaveBeenCalledOnce();
  logoutResponse.resolve(HttpResponse.json({}));
  expect(await tab.request('/user')).toMatchObject({ email: MAYA });
});
