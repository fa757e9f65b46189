import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, flushTasks } from '../../../helpers/deferred';
import { stubLocks, cookiesOfBrowser, openTab, type Tab } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };

async function openTwoTabs(): Promise<[Tab, Tab]> {
  api.signIn(MAYA);
  const tabs: [Tab, Tab] = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.check();
  return tabs;
}

/** Resolves when the messages that were posted on the session channel before have been handled. */
async function sessionMessagesHandled(): Promise<void> {
  const [sender, receiver] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const received = new Promise((resolve) => receiver.addEventListener('message', resolve));
  sender.postMessage('last');
  await received;
  await flushTasks();
  sender.close();
  receiver.close();
}

it('a tab whose session was disconnected refreshes no request and follows no other tab', async () => {
  const [one, two] = await openTwoTabs();
  one.disconnect();
  cookies.expire();
  await expect(one.request('/user')).rejects.toMatchObject({ status: 401 });
  expect(cookies.countCalls('/auth/refresh')).toBe(0);
  await two.logout();
  await sessionMessagesHandled();
  expect(one.flags().authenticated).toBe(true);
});

/** Holds the response to the first refresh until a request of each tab has got 401. */
function refreshAfterBoth401(respond: () => Response | undefined = () => undefined): void {
  const unauthorized = () => api.calls().filter(({ status }) => status === 401).length;
  const hold = async () => {
    await expect.poll(unauthorized).toBeGreaterThanOrEqual(2);
    await flushTasks();
    return respond();
  };
  api.server.use(http.get('*/auth/refresh', hold, { once: true }));
}

it('two tabs that get 401 at the same time refresh once and stay signed in', async () => {
  stubLocks();
  const [one, two] = await openTwoTabs();
  cookies.expire();
  refreshAfterBoth401();
  await Promise.all([one.request('/user'), two.request('/getTools')]);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  for (const tab of [one, two]) expect(tab.flags().authenticated).toBe(true);
});

it('a tab that waits for a refresh of another tab, which gets no response, refreshes itself', async () => {
  stubLocks();
  const [one, two] = await openTwoTabs();
  cookies.expire();
  refreshAfterBoth401(() => HttpResponse.error());
  const outcomes = await Promise.allSettled([one.request('/user'), two.request('/user')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(cookies.countCalls('/auth/refresh')).toBe(2);
  for (const tab of [one, two]) expect(tab.flags().authenticated).toBe(true);
});

it('two tabs without Web Locks refresh once each and stay signed in', async () => {
  const [one, two] = await openTwoTabs();
  cookies.expire();
  refreshAfterBoth401();
  await Promise.all([one.request('/user'), two.request('/getTools')]);
  expect(cookies.countCalls('/auth/refresh')).toBeLessThanOrEqual(2);
  for (const tab of [one, two]) expect(tab.flags().authenticated).toBe(true);
});

it('a rejected refresh ends the sessions of two tabs, with at most one logout request of each', async () => {
  stubLocks();
  const [one, two] = await openTwoTabs();
  cookies.revoke();
  await Promise.allSettled([one.request('/user'), two.request('/user')]);
  await expect.poll(() => one.onEnd.mock.calls.length + two.onEnd.mock.calls.length).toBe(2);
  expect(cookies.countCalls('/auth/logout')).toBeLessThanOrEqual(2);
  for (const tab of [one, two]) expect(tab.user()).toBeNull();
});

it('a logout in one tab signs the other tab out without a second request', async () => {
  const [one, two] = await openTwoTabs();
  two.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  await one.logout();
  await expect.poll(() => two.onEnd.mock.calls).toEqual([['logout']]);
  expect(two.user()).toBeNull();
  expect(two.flags().authenticated).toBe(false);
  expect(two.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
  expect(cookies.countCalls('/auth/logout')).toBe(1);
  expect(one.onEnd.mock.calls).toEqual([['logout']]);
});

it('a logout in one tab rejects the requests that wait for a refresh in the other tab', async () => {
  const [one, two] = await openTwoTabs();
  cookies.expire();
  const never = deferred<Response>();
  api.server.use(http.get('*/auth/refresh', () => never.promise));
  const toolsRequest = two.request('/getTools').catch((error: unknown) => error);
  await expect.poll(() => cookies.countCalls('/auth/refresh')).toBe(1);
  await one.logout();
  expect(await toolsRequest).toMatchObject({ message: 'The session has ended.' });
  expect(two.flags().refreshing).toBe(false);
});

it('a login in one tab signs in the tab of a visitor and removes its notice of an expired session', async () => {
  const [one, two] = [await openTab(), await openTab()];
  for (const tab of [one, two]) await tab.check();
  expect(two.user()).toBeNull();
  // The tabs of a test share it.
  sessionStorage.setItem('session.notice', 'expired');
  await one.login(credentials);
  await expect.poll(() => two.user()).toMatchObject({ email: MAYA });
  expect(two.flags().authenticated).toBe(true);
  expect(two.onEnd).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('session.notice')).toBeNull();
});

it.each<[string, string | undefined, (tab: Tab) => Promise<unknown>]>([
  ['a logout', undefined, (tab) => tab.logout()],
  ['a login of another member', NORA, (tab) => tab.login({ ...credentials, email: NORA })],
])(
  '%s in one tab during the first check of another repeats that check',
  async (_, email, change) => {
    api.signIn(MAYA);
    const one = await openTab();
    await one.check();
    const two = await openTab();
    const response = deferred<Response>();
    api.server.use(http.get('*/auth/verifytoken', () => response.promise, { once: true }));
    const check = two.check();
    await change(one);
    await sessionMessagesHandled();
    response.resolve(HttpResponse.json({ user: { email: MAYA } }));
    const found = await check;
    expect(found?.email).toBe(email);
    expect(two.flags().authenticated).toBe(email !== undefined);
    await sessionMessagesHandled();
    expect(one.user()?.email).toBe(email);
  },
);

it('a login of another member in one tab ends the session of the other tab, which loads that member', async () => {
  const [one, two] = await openTwoTabs();
  await one.login({ ...credentials, email: NORA });
  await expect.poll(() => two.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => two.user()).toMatchObject({ email: NORA });
  expect(cookies.countCalls('/auth/logout')).toBe(0);
});

it('a login of the same member in one tab keeps the session of the other tab', async () => {
  const [one, two] = await openTwoTabs();
  await one.login(credentials);
  await sessionMessagesHandled();
  expect(two.onEnd).not.toHaveBeenCalled();
  expect(two.flags().authenticated).toBe(true);
});

it('a login of a member without an id is compared by email in the other tab', async () => {
  const [one, two] = await openTwoTabs();
  api.server.use(http.get('*/api/user', () => HttpResponse.json({ email: MAYA })));
  await two.queryClient.fetchQuery({ ...two.sessionQuery, staleTime: 0 });
  api.server.use(
    http.post('*/auth/login', () => HttpResponse.json({ success: true, user: { email: NORA } })),
  );
  await one.login({ ...credentials, email: NORA });
  await expect.poll(() => two.onEnd.mock.calls).toEqual([['replaced']]);
});

it('a login and a logout in one tab do not notify the tab of a visitor', async () => {
  const visitor = await openTab();
  await visitor.check();
  const other = await openTab();
  await other.login(credentials);
  await other.logout();
  await sessionMessagesHandled();
  expect(visitor.onEnd).not.toHaveBeenCalled();
});

it.each([null, 'text', {}, { type: 'signed-in' }, { type: 'other' }])(
  'a message of %j on the session channel is ignored',
  async (message) => {
    api.signIn(MAYA);
    const tab = await openTab();
    await tab.check();
    const channel = new BroadcastChannel('session');
    channel.postMessage(message);
    await sessionMessagesHandled();
    channel.close();
    expect(tab.flags().authenticated).toBe(true);
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);
