import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { cookiesOfBrowser, credentials, MAYA, NORA, openTab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const VISITOR = 'a visitor';
const PENDING = {
  authenticated: false,
  refreshing: false,
  loggingOut: false,
  initialCheck: true,
  attemptedRefresh: false,
};

it('the first session check signs in the member of the cookies', async () => {
  api.signIn(MAYA);
  const tab = await openTab();
  expect(tab.flags()).toEqual(PENDING);
  expect(await tab.check()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toEqual({ ...PENDING, authenticated: true, initialCheck: false });
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
    ...PENDING,
    authenticated: true,
    initialCheck: false,
    attemptedRefresh: true,
  });
  expect(cookies.countCalls('/auth/verifytoken')).toBe(2);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it.each([
  ['with the check', true],
  ['before it', false],
])(
  'a request that gets 401 %s shares the one refresh of the first session check, which finds a visitor without a logout',
  async (_, isAtOnce) => {
    const tab = await openTab();
    const request = tab.request('/getTools');
    const rejected = expect(request).rejects.toMatchObject({ message: 'Refresh failed: 401' });
    if (!isAtOnce) await rejected;
    expect(await tab.check()).toBeNull();
    await rejected;
    await expect(tab.request('/getTools')).rejects.toMatchObject({ name: 'HttpError' });
    expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
    expect(cookies.countCalls('/auth/refresh')).toBe(1);
    expect(cookies.countCalls('/auth/logout')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

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
  ['{"success":true,"user":null}', VISITOR],
  ['{"data":null}', VISITOR],
  ['{"success":false,"message":"No token."}', VISITOR],
  ['null', VISITOR],
  ['{}', 'MalformedResponseError'],
  ['', 'MalformedResponseError'],
  ['<h1>Hello</h1>', 'MalformedResponseError'],
])('the first session check with the response %s results in %s', async (body, expected) => {
  api.server.use(http.get('*/auth/verifytoken', () => new HttpResponse(body)));
  const tab = await openTab();
  const outcome = await tab.check().then(
    (user) => user?.email ?? VISITOR,
    (error: Error) => error.name,
  );
  expect(outcome).toBe(expected);
  expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
});

it.each([
  ['the check finds no member', '/auth/verifytoken', () => HttpResponse.json({}, { status: 401 })],
  ['the check finds another', '/auth/verifytoken', () => HttpResponse.json({ email: NORA })],
  ['the check gets no response', '/auth/verifytoken', () => HttpResponse.error()],
  ['its refresh is rejected', '/auth/refresh', () => HttpResponse.json({}, { status: 401 })],
])('a login during the first session check stays valid when %s', async (_, path, respond) => {
  const pending = deferred();
  let hasResponded = false;
  api.server.use(
    http.get(`*${path}`, async () => {
      await pending.promise;
      hasResponded = true;
      return respond();
    }),
  );
  const tab = await openTab();
  const check = tab.check().catch(() => undefined);
  await expect.poll(() => cookies.countCalls(path)).toBe(1);
  await tab.login(credentials);
  pending.resolve();
  await check;
  await expect.poll(() => hasResponded).toBe(true);
  await tab.request('/user');
  expect(tab.user()).toMatchObject({ email: MAYA });
  expect(tab.flags()).toEqual({ ...PENDING, authenticated: true, initialCheck: false });
  expect(cookies.countCalls('/auth/logout')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
});
