import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, flushTasks } from '../../../helpers/deferred';
import { cookiesOfBrowser, openTab } from '../../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const CHANGED = { name: 'SessionEndedError', how: 'replaced' };

/** Opens a tab in which Maya is signed in. */
async function openTabOfMaya() {
  api.signIn(MAYA);
  api.server.use(http.post('*/probe', () => HttpResponse.text('text')));
  const tab = await openTab();
  await tab.check();
  return tab;
}

/** Opens a tab in which Maya is signed in, and replaces the browser's cookies by Nora's. */
async function openTabOfMayaWithCookiesOfNora() {
  const tab = await openTabOfMaya();
  tab.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  api.signIn(NORA);
  return tab;
}

const countChecks = () => cookies.countCalls('/auth/verifytoken');

it('a tab ends its session when the first check of another tab finds another member, and loads that member', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  const other = await openTab();
  await other.check();
  await expect.poll(() => tab.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
  expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
  expect(other.onEnd).not.toHaveBeenCalled();
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'a %s is not sent when the cookies are of another member',
  async (method) => {
    const tab = await openTabOfMayaWithCookiesOfNora();
    await expect(tab.request('/probe', { method, body: {} })).rejects.toMatchObject(CHANGED);
    expect(cookies.countCalls('/probe')).toBe(0);
    expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
    expect(cookies.countCalls('/auth/logout')).toBe(0);
  },
);

it('a streaming request is not sent when the cookies are of another member', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  await expect(tab.streamText('/probe', {}).next()).rejects.toMatchObject(CHANGED);
  expect(cookies.countCalls('/probe')).toBe(0);
  expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
});

it('a tab whose refetch of the member returns another one ends its session and loads that one', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  await tab.queryClient.refetchQueries(tab.sessionQuery);
  expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
});

it('a GET that starts during a check which finds another member is not sent', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  const checkResponse = deferred();
  api.server.use(http.get('*/auth/verifytoken', () => checkResponse.promise));
  const check = tab.confirmMember();
  const read = tab.request('/tokens/balance');
  await expect.poll(countChecks).toBe(2);
  checkResponse.resolve();
  await expect(check).rejects.toMatchObject(CHANGED);
  await expect(read).rejects.toMatchObject(CHANGED);
  expect(cookies.countCalls('/tokens/balance')).toBe(0);
});

it.each([
  ['an empty body', () => new HttpResponse()],
  ['an empty object', () => HttpResponse.json({})],
  ['HTML', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
])(
  'a check of the member that gets %s with status 200 fails and keeps the session',
  async (_, respond) => {
    const tab = await openTabOfMaya();
    api.server.use(http.get('*/auth/verifytoken', respond));
    await expect(tab.confirmMember()).rejects.toMatchObject({ name: 'MalformedResponseError' });
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

it('a tab is signed out when the check before a write finds no member', async () => {
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({ user: null })));
  await expect(tab.confirmMember()).rejects.toMatchObject({ how: 'expired' });
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
});

it('the member is checked before each write and not before a read', async () => {
  const tab = await openTabOfMaya();
  const countBefore = countChecks();
  await tab.request('/user');
  expect(countChecks()).toBe(countBefore);
  await tab.request('/probe', { method: 'POST' });
  await tab.request('/probe', { method: 'POST' });
  expect(countChecks()).toBe(countBefore + 2);
  expect(cookies.countCalls('/probe')).toBe(2);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('two writes that are sent at the same time share one check of the member', async () => {
  const tab = await openTabOfMaya();
  const countBefore = countChecks();
  await Promise.all([
    tab.request('/probe', { method: 'POST' }),
    tab.request('/probe', { method: 'POST' }),
  ]);
  expect(countChecks()).toBe(countBefore + 1);
});

it.each([
  ['with the session `pendingCheck`', { session: 'pendingCheck' as const }],
  ['without a session', { session: 'none' as const }],
])('a POST %s is sent without a check of the member', async (_, options) => {
  const tab = await openTabOfMaya();
  const countBefore = countChecks();
  await tab.request('/probe', { method: 'POST', ...options });
  expect(countChecks()).toBe(countBefore);
});

it.each([
  ['with the session `unchecked`', { session: 'unchecked' as const }],
  ['without a session', { session: 'none' as const }],
])('a GET %s does not wait for a check of the member in flight', async (_, options) => {
  const tab = await openTabOfMaya();
  const checkResponse = deferred();
  api.server.use(http.get('*/auth/verifytoken', () => checkResponse.promise));
  const check = tab.confirmMember();
  const countBefore = cookies.countCalls('/user');
  const read = tab.request('/user', options);
  await expect.poll(() => cookies.countCalls('/user')).toBe(countBefore + 1);
  checkResponse.resolve();
  await Promise.all([check, read]);
});

it('a check of the member that gets 401 is replayed after one refresh', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  expect(await tab.request('/probe', { method: 'POST' })).toBe('text');
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(cookies.countCalls('/probe')).toBe(1);
});

it('a check of the member that gets 401 again after a refresh ends the session', async () => {
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({}, { status: 401 })));
  await expect(tab.request('/probe', { method: 'POST', body: {} })).rejects.toMatchObject({
    name: 'SessionEndedError',
    how: 'expired',
  });
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
});

it('a write that gets 401 is not replayed when the refreshed cookies are of another member', async () => {
  const tab = await openTabOfMaya();
  api.server.use(
    http.post('*/probe', () => {
      api.signIn(NORA);
      return HttpResponse.json({}, { status: 401 });
    }),
  );
  await expect(tab.request('/probe', { method: 'POST' })).rejects.toMatchObject(CHANGED);
  expect(cookies.countCalls('/probe')).toBe(1);
});

it('a write that waits for the refresh of another request is not sent when the refreshed cookies are of another member', async () => {
  const tab = await openTabOfMaya();
  const refresh = deferred();
  const unauthorized = deferred();
  api.server.use(
    http.get('*/auth/refresh', async () => {
      await refresh.promise;
      api.signIn(NORA);
      return HttpResponse.json({});
    }),
    http.get('*/read', async () => {
      await unauthorized.promise;
      return HttpResponse.json({}, { status: 401 });
    }),
    http.get(
      '*/auth/verifytoken',
      async () => {
        unauthorized.resolve();
        await expect.poll(() => cookies.countCalls('/auth/refresh')).toBe(1);
        return HttpResponse.json({ email: MAYA });
      },
      { once: true },
    ),
  );
  const read = tab.request('/read');
  await expect.poll(() => cookies.countCalls('/read')).toBe(1);
  const check = tab.confirmMember();
  const write = tab.request('/probe', { method: 'POST' });
  await check;
  await flushTasks();
  refresh.resolve();
  await expect(write).rejects.toMatchObject(CHANGED);
  await expect(read).rejects.toThrow();
  expect(cookies.countCalls('/probe')).toBe(0);
});

it('a write is not sent, and the session is kept, when the check of the member gets no response', async () => {
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.error(), { once: true }));
  const write = tab.request('/probe', { method: 'POST' });
  await expect(write).rejects.toMatchObject({ name: 'NetworkError' });
  expect(cookies.countCalls('/probe')).toBe(0);
  expect(tab.onEnd).not.toHaveBeenCalled();
  expect(await tab.request('/probe', { method: 'POST' })).toBe('text');
});

it('a GET that starts during a check without a response is sent', async () => {
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.error(), { once: true }));
  const check = tab.confirmMember();
  const read = tab.request('/user');
  await expect(check).rejects.toMatchObject({ name: 'NetworkError' });
  expect(await read).toMatchObject({ email: MAYA });
});

it.each([
  ['an id and an email', { _id: '1', email: MAYA, username: 'maya' }],
  ['only an email', { email: MAYA }],
])(
  'a session is kept when the check of the member returns %s of the same member',
  async (_, body) => {
    api.server.use(
      http.get('*/auth/verifytoken', () => HttpResponse.json({ _id: '1', email: MAYA })),
    );
    const tab = await openTabOfMaya();
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json(body)));
    await tab.confirmMember();
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

it('a write without a signed-in member is not sent', async () => {
  const tab = await openTab();
  await tab.check();
  await expect(tab.request('/probe', { method: 'POST' })).rejects.toMatchObject({
    name: 'SessionEndedError',
  });
  expect(cookies.countCalls('/probe')).toBe(0);
});

const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };

it.each(['in the same tab', 'in another tab'])(
  'a login %s aborts the pending logout of an expired session',
  async (where) => {
    const tab = await openTabOfMaya();
    const other = await openTab();
    await other.check();
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const logoutResponse = deferred<Response>();
    api.server.use(http.post('*/auth/logout', () => logoutResponse.promise));
    cookies.revoke();
    await expect(tab.request('/user')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
    await expect.poll(() => cookies.countCalls('/auth/logout')).toBe(1);
    await (where === 'in the same tab' ? tab : other).login(credentials);
    // The cookies of the logout's response would end the session of the login.
    await expect.poll(() => abort.mock.calls).toHaveLength(1);
    logoutResponse.resolve(HttpResponse.json({}));
    expect(await other.request('/user')).toMatchObject({ email: MAYA });
  },
);
