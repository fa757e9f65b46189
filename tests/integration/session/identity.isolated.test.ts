import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, settled } from '../../helpers/deferred';
import { cookiesOfBrowser, openTab } from '../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const CHANGED = { message: 'The member on screen is no longer signed in.' };

/** A tab that shows Maya. */
async function mayasTab() {
  api.signIn(MAYA);
  api.server.use(http.post('*/probe', () => HttpResponse.text('text')));
  const tab = await openTab();
  await tab.check();
  return tab;
}

/** A tab that shows Maya, in a browser whose cookies are Nora's by now. */
async function mayasTabWithNorasCookies() {
  const tab = await mayasTab();
  tab.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  api.signIn(NORA);
  return tab;
}

const checks = () => cookies.asked('/auth/verifytoken');

describe('a tab that shows one member while the cookies are another one’s', () => {
  it('ends when another tab’s first check finds the other member', async () => {
    const tab = await mayasTabWithNorasCookies();
    const other = await openTab();
    await other.check();
    await expect.poll(() => tab.onEnd.mock.calls).toEqual([['other-member']]);
    expect(tab.user()).toBeNull();
    expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
    expect(other.onEnd).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never sends a %s', async (method) => {
    const tab = await mayasTabWithNorasCookies();
    await expect(tab.request('/probe', { method, body: {} })).rejects.toMatchObject(CHANGED);
    expect(cookies.asked('/probe')).toBe(0);
    expect(tab.onEnd.mock.calls).toEqual([['other-member']]);
    expect(cookies.asked('/auth/logout')).toBe(0);
  });

  it('never sends a stream’s request', async () => {
    const tab = await mayasTabWithNorasCookies();
    await expect(tab.streamText('/probe', {}).next()).rejects.toMatchObject(CHANGED);
    expect(cookies.asked('/probe')).toBe(0);
    expect(tab.onEnd.mock.calls).toEqual([['other-member']]);
  });

  it('ends without showing the other one when it fetches its member afresh', async () => {
    const tab = await mayasTabWithNorasCookies();
    await tab.queryClient.refetchQueries(tab.sessionQuery);
    expect(tab.onEnd.mock.calls).toEqual([['other-member']]);
    expect(tab.user()).toBeNull();
  });

  it('sends no read that began while it was being checked', async () => {
    const tab = await mayasTabWithNorasCookies();
    const held = deferred();
    api.server.use(http.get('*/auth/verifytoken', () => held.promise));
    const check = tab.confirmMember();
    const read = tab.request('/tokens/balance');
    await settled();
    held.resolve();
    await expect(check).rejects.toMatchObject(CHANGED);
    await expect(read).rejects.toMatchObject(CHANGED);
    expect(cookies.asked('/tokens/balance')).toBe(0);
  });

  it('is signed out when the check finds nobody', async () => {
    const tab = await mayasTab();
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({ success: true })));
    await expect(tab.confirmMember()).rejects.toMatchObject(CHANGED);
    expect(tab.onEnd.mock.calls).toEqual([['signed-out-elsewhere']]);
  });
});

describe('a tab whose member is still the one of the cookies', () => {
  it('checks that before each write, and not before a read', async () => {
    const tab = await mayasTab();
    const before = checks();
    await tab.request('/user');
    expect(checks()).toBe(before);
    await tab.request('/probe', { method: 'POST' });
    await tab.request('/probe', { method: 'POST' });
    expect(checks()).toBe(before + 2);
    expect(cookies.asked('/probe')).toBe(2);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it('makes one check for what is sent at the same time', async () => {
    const tab = await mayasTab();
    const before = checks();
    await Promise.all([
      tab.request('/probe', { method: 'POST' }),
      tab.request('/probe', { method: 'POST' }),
    ]);
    expect(checks()).toBe(before + 1);
  });

  it('makes none before a POST that only reads', async () => {
    const tab = await mayasTab();
    const before = checks();
    await tab.request('/probe', { method: 'POST', identity: 'pending' });
    expect(checks()).toBe(before);
  });

  it('renews the session once when the check finds its access run out', async () => {
    const tab = await mayasTab();
    cookies.expire();
    expect(await tab.request('/probe', { method: 'POST' })).toBe('text');
    expect(cookies.asked('/auth/refresh')).toBe(1);
    expect(cookies.asked('/probe')).toBe(1);
  });

  it('keeps its session and sends no write when the check gets no answer', async () => {
    const tab = await mayasTab();
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.error(), { once: true }));
    const write = tab.request('/probe', { method: 'POST' });
    await expect(write).rejects.toMatchObject({ name: 'NetworkError' });
    expect(cookies.asked('/probe')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
    expect(await tab.request('/probe', { method: 'POST' })).toBe('text');
  });

  it('lets a read go on when the check gets no answer', async () => {
    const tab = await mayasTab();
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.error(), { once: true }));
    const check = tab.confirmMember();
    const read = tab.request('/user');
    await expect(check).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await read).toMatchObject({ email: MAYA });
  });

  it.each([
    ['an id and an address', { _id: '1', email: MAYA, username: 'maya' }],
    ['an address alone', { email: MAYA }],
  ])('is not ended by a check whose answer has %s', async (_, body) => {
    api.server.use(
      http.get('*/auth/verifytoken', () => HttpResponse.json({ _id: '1', email: MAYA })),
    );
    const tab = await mayasTab();
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json(body)));
    await tab.confirmMember();
    expect(tab.onEnd).not.toHaveBeenCalled();
  });
});

it('a visitor’s write makes no check', async () => {
  const tab = await openTab();
  await tab.check();
  const before = checks();
  api.server.use(http.post('*/probe', () => HttpResponse.text('text')));
  await tab.request('/probe', { method: 'POST' });
  expect(checks()).toBe(before);
});

describe('a login while the logout of an expired session is in flight', () => {
  const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };

  it.each(['in the same tab', 'in another tab'])('%s aborts that logout', async (where) => {
    const tab = await mayasTab();
    const other = await openTab();
    await other.check();
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const answer = deferred<Response>();
    api.server.use(http.post('*/auth/logout', () => answer.promise));
    cookies.revoke();
    await expect(tab.request('/user')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
    await expect.poll(() => cookies.asked('/auth/logout')).toBe(1);
    await (where === 'in the same tab' ? tab : other).login(credentials);
    // Its cookies would end the session of the login.
    await expect.poll(() => abort.mock.calls).toHaveLength(1);
    answer.resolve(HttpResponse.json({}));
    expect(await other.request('/user')).toMatchObject({ email: MAYA });
  });
});
