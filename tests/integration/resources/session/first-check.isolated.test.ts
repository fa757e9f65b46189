import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { setInlineResponses } from '../../../helpers/requests';
import { cookiesOfBrowser, openTab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const PASSWORD = 'Portal-Demo-26';
const credentials = { email: MAYA, password: PASSWORD, captcha: 'mock-captcha-1' };

it('the first session check signs in the member of the cookies', async () => {
  api.signIn(MAYA);
  const tab = await openTab();
  expect(tab.flags()).toEqual({
    authenticated: false,
    refreshing: false,
    loggingOut: false,
    initialCheck: true,
    attemptedRefresh: false,
  });
  expect(await tab.check()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
});

it('a 401 on the first session check starts one refresh, after which the check is replayed', async () => {
  api.signIn(MAYA);
  cookies.expire();
  const tab = await openTab();
  const refresh = deferred<Response | undefined>();
  api.server.use(http.get('*/auth/refresh', () => refresh.promise));
  const check = tab.check();
  await expect.poll(() => tab.flags().refreshing).toBe(true);
  refresh.resolve(undefined);
  expect(await check).toMatchObject({ email: MAYA });
  expect(tab.flags()).toEqual({
    authenticated: true,
    refreshing: false,
    loggingOut: false,
    initialCheck: false,
    attemptedRefresh: true,
  });
  expect(cookies.countCalls('/auth/verifytoken')).toBe(2);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it('a rejected refresh of the first session check results in a visitor without a logout', async () => {
  const tab = await openTab();
  const catalogue = tab.request('/getTools');
  expect(await tab.check()).toBeNull();
  await expect(catalogue).rejects.toMatchObject({ message: 'Refresh failed: 401' });
  expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('the first session check starts no second refresh when an earlier request has used the only attempt', async () => {
  const tab = await openTab();
  await expect(tab.request('/getTools')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
  expect(await tab.check()).toBeNull();
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it('a 401 after the session check has found a visitor starts no refresh', async () => {
  const tab = await openTab();
  await tab.check();
  await expect(tab.request('/getTools')).rejects.toMatchObject({
    name: 'HttpError',
    status: 401,
  });
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it.each([
  ['verifytoken', '*/auth/verifytoken', false],
  ['the refresh', '*/auth/refresh', true],
])(
  'a first session check rejects without a logout when %s gets no response, and can be repeated',
  async (_, url, expired) => {
    api.signIn(MAYA);
    if (expired) cookies.expire();
    api.server.use(http.get(url, () => HttpResponse.error(), { once: true }));
    const tab = await openTab();
    await expect(tab.check()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
    expect(cookies.countCalls('/auth/logout')).toBe(0);
    expect(await tab.check()).toMatchObject({ email: MAYA });
  },
);

it.each([
  ['a status code of 500', () => HttpResponse.json({}, { status: 500 }), 'HttpError'],
  ['an HTML page', () => HttpResponse.html('<h1>Hello</h1>'), 'MalformedResponseError'],
  ['an empty body', () => new HttpResponse(), 'MalformedResponseError'],
  ['an empty object', () => HttpResponse.json({}), 'MalformedResponseError'],
  ['a list', () => HttpResponse.json([]), 'MalformedResponseError'],
  [
    'a success without a user',
    () => HttpResponse.json({ success: true }),
    'MalformedResponseError',
  ],
])(
  'a first session check with the response %s rejects without a refresh',
  async (_, respond, name) => {
    api.server.use(http.get('*/auth/verifytoken', respond));
    const tab = await openTab();
    await expect(tab.check()).rejects.toMatchObject({ name });
    expect(cookies.countCalls('/auth/refresh')).toBe(0);
  },
);

it.each([
  ['the user', { _id: '1', email: MAYA }, MAYA],
  ['an object with `user`', { success: true, user: { _id: '1', email: MAYA } }, MAYA],
  ['an object with `data`', { data: { _id: '1', email: MAYA } }, MAYA],
  ['an object with null as its `user`', { success: true, user: null }, undefined],
  ['an object with null as its `data`', { data: null }, undefined],
  ['`success: false`', { success: false, message: 'No token.' }, undefined],
  ['null', null, undefined],
])('a session check response of %s is parsed', async (_, body, email) => {
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json(body)));
  const tab = await openTab();
  expect((await tab.check())?.email).toBe(email);
  expect(tab.flags().authenticated).toBe(email !== undefined);
});

it('the first session check uses the response that index.html has requested', async () => {
  const tab = await openTab();
  setInlineResponses({
    '/auth/verifytoken': Promise.resolve(HttpResponse.json({ user: { email: MAYA } })),
  });
  expect(await tab.check()).toMatchObject({ email: MAYA });
  expect(cookies.countCalls('/auth/verifytoken')).toBe(0);
});

it.each([
  ['finds no member', () => HttpResponse.json({}, { status: 401 })],
  ['finds another member', () => HttpResponse.json({ user: { email: NORA } })],
  ['gets no response', () => HttpResponse.error()],
])('a login during the first session check stays valid when the check %s', async (_, respond) => {
  const pendingResponse = deferred();
  let hasResponded = false;
  api.server.use(
    http.get('*/auth/verifytoken', async () => {
      await pendingResponse.promise;
      hasResponded = true;
      return respond();
    }),
  );
  const tab = await openTab();
  const check = tab.check().catch(() => undefined);
  await tab.login(credentials);
  pendingResponse.resolve();
  await check;
  await expect.poll(() => hasResponded).toBe(true);
  await tab.request('/user');
  expect(tab.user()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a login during the refresh of the first session check stays valid when the refresh is rejected', async () => {
  const refreshResponse = deferred<Response>();
  api.server.use(http.get('*/auth/refresh', () => refreshResponse.promise));
  const tab = await openTab();
  const check = tab.check().catch(() => undefined);
  await expect.poll(() => cookies.countCalls('/auth/refresh')).toBe(1);
  await tab.login(credentials);
  refreshResponse.resolve(HttpResponse.json({}, { status: 401 }));
  await check;
  await tab.request('/user');
  expect(tab.user()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toMatchObject({ authenticated: true, refreshing: false });
  expect(cookies.countCalls('/auth/logout')).toBe(0);
});
