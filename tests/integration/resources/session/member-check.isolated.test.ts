import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { cookiesOfBrowser, openTab, type Tab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const CHANGED = { name: 'SessionEndedError', how: 'replaced' };

/** Opens a tab in which Maya is signed in. */
async function openTabOfMaya() {
  api.signIn(MAYA);
  api.server.use(http.all('*/probe', () => HttpResponse.text('text')));
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

/** By name, a request that starts during a check. */
const REQUESTS: [string, (tab: Tab) => Promise<unknown>][] = [
  ['a GET', (tab) => tab.request('/probe')],
  ['a POST', (tab) => tab.request('/probe', { method: 'POST' })],
  ['a streaming request', (tab) => tab.streamText('/probe', {}).next()],
];

/** Starts a check of the member whose response is held, and then a request. */
async function sendDuringCheck(tab: Tab, send: (tab: Tab) => Promise<unknown>) {
  const response = deferred<Response | undefined>();
  api.server.use(http.get('*/auth/verifytoken', () => response.promise, { once: true }));
  const before = countChecks();
  const check = tab.checkMember();
  const sent = send(tab);
  const outcomes = Promise.allSettled([check, sent]);
  await expect.poll(countChecks).toBe(before + 1);
  expect(cookies.countCalls('/probe')).toBe(0);
  return { respond: response.resolve, outcomes };
}

it.each(REQUESTS)(
  '%s during a check that finds another member is not sent, and the session ends',
  async (_, send) => {
    const tab = await openTabOfMayaWithCookiesOfNora();
    const { respond, outcomes } = await sendDuringCheck(tab, send);
    respond(undefined);
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: CHANGED });
    expect(cookies.countCalls('/probe')).toBe(0);
    expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
    expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
    expect(cookies.countCalls('/auth/logout')).toBe(0);
    await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
  },
);

it.each(REQUESTS)(
  '%s during a check that fails is sent, and the session lasts',
  async (_, send) => {
    const tab = await openTabOfMaya();
    const { respond, outcomes } = await sendDuringCheck(tab, send);
    respond(HttpResponse.error());
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(cookies.countCalls('/probe')).toBe(1);
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

it('a request without a session does not wait for a check of the member', async () => {
  const tab = await openTabOfMaya();
  const response = deferred<Response | undefined>();
  api.server.use(http.get('*/auth/verifytoken', () => response.promise));
  const check = tab.checkMember();
  expect(await tab.request('/probe', { session: 'none' })).toBe('text');
  response.resolve(undefined);
  await check;
});

it('two checks of the member at the same time share one request, and requests send none', async () => {
  const tab = await openTabOfMaya();
  const before = countChecks();
  await Promise.all([tab.checkMember(), tab.checkMember()]);
  await tab.request('/probe', { method: 'POST' });
  expect(countChecks()).toBe(before + 1);
});

it('a tab of a visitor sends no check of the member', async () => {
  const tab = await openTab();
  await tab.check();
  const before = countChecks();
  await tab.checkMember();
  expect(countChecks()).toBe(before);
});

it.each([
  ['an empty body', () => new HttpResponse()],
  ['HTML', () => HttpResponse.html('<h1>Sign in to the network</h1>')],
])(
  'a check of the member that gets %s with status 200 fails and keeps the session',
  async (_, respond) => {
    const tab = await openTabOfMaya();
    api.server.use(http.get('*/auth/verifytoken', respond));
    await expect(tab.checkMember()).rejects.toMatchObject({ name: 'MalformedResponseError' });
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

it.each([
  ['finds no member', () => HttpResponse.json({ user: null })],
  ['gets 401 again after a refresh', () => HttpResponse.json({}, { status: 401 })],
])('a check of the member that %s ends the session', async (_, respond) => {
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', respond));
  await expect(tab.checkMember()).rejects.toMatchObject({ how: 'expired' });
  expect(tab.onEnd.mock.calls).toEqual([['expired']]);
});

it('a check of the member whose access has expired is replayed after one refresh, and keeps the session', async () => {
  const tab = await openTabOfMaya();
  cookies.expire();
  await tab.checkMember();
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it.each([
  ['an id and an email', { _id: '1', email: MAYA, username: 'maya' }],
  ['only an email', { email: MAYA }],
])('a session is kept when the check returns %s of the same member', async (_, body) => {
  api.server.use(
    http.get('*/auth/verifytoken', () => HttpResponse.json({ _id: '1', email: MAYA })),
  );
  const tab = await openTabOfMaya();
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json(body)));
  await tab.checkMember();
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a tab whose refetch of the member returns another one ends its session and loads that one', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  await tab.queryClient.refetchQueries(tab.sessionQuery);
  expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
});

it('a tab ends its session when the first check of another tab finds another member, and loads that member', async () => {
  const tab = await openTabOfMayaWithCookiesOfNora();
  const other = await openTab();
  await other.check();
  await expect.poll(() => tab.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
  expect(other.onEnd).not.toHaveBeenCalled();
});
