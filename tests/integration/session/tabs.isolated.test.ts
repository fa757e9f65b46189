import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, settled } from '../../helpers/deferred';
import { createLocks } from '../../helpers/locks';
import { cookiesOfBrowser, openTab, type Tab } from '../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };

async function twoTabs(): Promise<[Tab, Tab]> {
  api.signIn(MAYA);
  const tabs: [Tab, Tab] = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.check();
  return tabs;
}

function withLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

describe.each([
  ['with Web Locks', withLocks],
  ['without them', () => undefined],
])('two tabs %s', (_, prepare) => {
  it('renew once between them and both stay signed in', async () => {
    prepare();
    const [one, two] = await twoTabs();
    cookies.expire();
    await Promise.all([one.request('/user'), two.request('/getTools'), two.request('/user')]);
    expect(cookies.asked('/auth/refresh')).toBe(1);
    for (const tab of [one, two]) expect(tab.flags().authenticated).toBe(true);
  });

  it('end together when the renewal is refused, with one logout', async () => {
    prepare();
    const [one, two] = await twoTabs();
    cookies.revoke();
    await Promise.allSettled([one.request('/user'), two.request('/user')]);
    await expect.poll(() => one.onEnd.mock.calls.length + two.onEnd.mock.calls.length).toBe(2);
    expect(cookies.asked('/auth/logout')).toBe(1);
    for (const tab of [one, two]) expect(tab.user()).toBeNull();
  });
});

describe('a tab', () => {
  it('is signed out when another one logs out, and asks nothing', async () => {
    const [one, two] = await twoTabs();
    two.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
    await one.logout();
    await expect.poll(() => two.onEnd.mock.calls).toEqual([['signed-out-elsewhere']]);
    expect(two.user()).toBeNull();
    expect(two.flags().authenticated).toBe(false);
    expect(two.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
    expect(cookies.asked('/auth/logout')).toBe(1);
    expect(one.onEnd.mock.calls).toEqual([['signed-out']]);
  });

  it('waits no longer for its renewal when another one logs out', async () => {
    const [one, two] = await twoTabs();
    cookies.expire();
    const never = deferred<Response>();
    api.server.use(http.get('*/auth/refresh', () => never.promise));
    const waiting = two.request('/getTools').catch((error: unknown) => error);
    await expect.poll(() => cookies.asked('/auth/refresh')).toBe(1);
    await one.logout();
    expect(await waiting).toMatchObject({ message: 'The session has ended.' });
    expect(two.flags().refreshing).toBe(false);
  });

  it('ends when another member signs in elsewhere', async () => {
    const [one, two] = await twoTabs();
    await one.login({ ...credentials, email: NORA });
    await expect.poll(() => two.onEnd.mock.calls).toEqual([['other-member']]);
    expect(two.user()).toBeNull();
    expect(cookies.asked('/auth/logout')).toBe(0);
  });

  it('stays when the same member signs in elsewhere', async () => {
    const [one, two] = await twoTabs();
    await one.login(credentials);
    await settled();
    expect(two.onEnd).not.toHaveBeenCalled();
    expect(two.flags().authenticated).toBe(true);
  });

  it('tells members without ids apart by their e-mail', async () => {
    const [one, two] = await twoTabs();
    api.server.use(http.get('*/api/user', () => HttpResponse.json({ email: MAYA })));
    await two.queryClient.fetchQuery({ ...two.sessionQuery, staleTime: 0 });
    api.server.use(
      http.post('*/auth/login', () => HttpResponse.json({ success: true, user: { email: NORA } })),
    );
    await one.login({ ...credentials, email: NORA });
    await expect.poll(() => two.onEnd.mock.calls).toEqual([['other-member']]);
  });

  it('of a visitor does not mind', async () => {
    const visitor = await openTab();
    await visitor.check();
    const other = await openTab();
    await other.login(credentials);
    await other.logout();
    await settled();
    expect(visitor.onEnd).not.toHaveBeenCalled();
  });

  it.each([null, 'text', {}, { type: 'signed-in' }, { type: 'other' }])(
    'passes over a message that it does not know: %j',
    async (message) => {
      api.signIn(MAYA);
      const tab = await openTab();
      await tab.check();
      const channel = new BroadcastChannel('session');
      channel.postMessage(message);
      await settled();
      channel.close();
      expect(tab.flags().authenticated).toBe(true);
      expect(tab.onEnd).not.toHaveBeenCalled();
    },
  );
});
