import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { cookiesOfBrowser, openTab } from '../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const PASSWORD = 'Portal-Demo-26';
const credentials = { email: MAYA, password: PASSWORD, captcha: 'mock-captcha-1' };

async function visitor() {
  const tab = await openTab();
  await tab.check();
  return tab;
}

async function signedIn() {
  api.signIn(MAYA);
  return visitor();
}

describe('a login', () => {
  it('signs the member in and forgets what was loaded before', async () => {
    const tab = await visitor();
    tab.queryClient.setQueryData(['tools', 'catalogue'], []);
    window.earlyResponses = { '/tokens/balance': Promise.resolve(HttpResponse.json({})) };
    expect(await tab.login(credentials)).toMatchObject({ email: MAYA });
    expect(tab.user()).toMatchObject({ email: MAYA });
    expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
    expect(tab.queryClient.getQueryData(['tools', 'catalogue'])).toBeUndefined();
    expect(window.earlyResponses).toBeUndefined();
  });

  it('with a wrong password is a login error, never an expired session', async () => {
    const tab = await visitor();
    const before = cookies.asked('/auth/refresh');
    const attempt = tab.login({ ...credentials, password: 'wrong' });
    await expect(attempt).rejects.toMatchObject({ name: 'HttpError', status: 401 });
    expect(cookies.asked('/auth/login')).toBe(1);
    expect(cookies.asked('/auth/refresh')).toBe(before);
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(tab.flags().authenticated).toBe(false);
  });

  it.each([
    ['says success false', { success: false, message: 'Blocked.' }],
    ['is HTML', '<h1>Hello</h1>'],
    ['is empty', null],
  ])('a login whose response %s fails with that response', async (_, body) => {
    api.server.use(http.post('*/auth/login', () => HttpResponse.json(body)));
    const tab = await visitor();
    await expect(tab.login(credentials)).rejects.toMatchObject({ name: 'RejectedError', body });
    expect(tab.flags().authenticated).toBe(false);
  });

  it('without a user in its answer asks for one, and not in what was asked before', async () => {
    const tab = await visitor();
    window.earlyResponses = {
      '/auth/verifytoken': Promise.resolve(
        HttpResponse.json({ user: { email: 'old@example.com' } }),
      ),
    };
    onTestFinished(() => void delete window.earlyResponses);
    api.server.use(
      http.post('*/auth/login', () => HttpResponse.json({ success: true, message: 'Welcome.' })),
      http.get('*/auth/verifytoken', () => HttpResponse.json({ email: MAYA })),
    );
    expect(await tab.login(credentials)).toMatchObject({ email: MAYA });
  });

  it('that ends without any user fails', async () => {
    api.server.use(
      http.post('*/auth/login', () => HttpResponse.json({ success: true, message: 'Welcome.' })),
      http.get('*/auth/verifytoken', () => HttpResponse.json({})),
    );
    const tab = await visitor();
    await expect(tab.login(credentials)).rejects.toMatchObject({ name: 'MalformedResponseError' });
    expect(tab.flags().authenticated).toBe(false);
  });
});

describe('a logout', () => {
  it('tells the server, clears user, data and flags, and reports once', async () => {
    const tab = await signedIn();
    tab.queryClient.setQueryData(['usage', 'status'], { used: 1 });
    window.earlyResponses = { '/getTools': Promise.resolve(HttpResponse.json([])) };
    const leaving = tab.logout();
    expect(tab.flags().loggingOut).toBe(true);
    await leaving;
    expect(cookies.asked('/auth/logout')).toBe(1);
    expect(tab.user()).toBeNull();
    expect(tab.queryClient.getQueryData(['usage', 'status'])).toBeUndefined();
    expect(window.earlyResponses).toBeUndefined();
    expect(tab.flags()).toMatchObject({ authenticated: false, loggingOut: false });
    expect(tab.onEnd.mock.calls).toEqual([['signed-out']]);
  });

  it('pressed twice is one, and both wait for it', async () => {
    const tab = await signedIn();
    await Promise.all([tab.logout(), tab.logout()]);
    expect(tab.flags().authenticated).toBe(false);
    expect(cookies.asked('/auth/logout')).toBe(1);
    expect(tab.onEnd).toHaveBeenCalledOnce();
  });

  it('of a visitor asks the server nothing', async () => {
    const tab = await visitor();
    await tab.logout();
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => HttpResponse.json({}, { status: 401 })],
    ['failed', () => HttpResponse.json({}, { status: 500 })],
    ['lost', () => HttpResponse.error()],
  ])('that is %s ends the session here all the same and is not retried', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tab = await signedIn();
    api.server.use(http.post('*/auth/logout', answer));
    await tab.logout();
    expect(cookies.asked('/auth/logout')).toBe(1);
    expect(cookies.asked('/auth/refresh')).toBe(0);
    expect(tab.user()).toBeNull();
    expect(tab.onEnd.mock.calls).toEqual([['signed-out']]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['succeeds', () => HttpResponse.json({})],
    ['is refused', () => HttpResponse.json({}, { status: 401 })],
  ])('during a refresh that then %s discards its outcome', async (_, answer) => {
    const tab = await signedIn();
    cookies.expire();
    const held = deferred();
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    api.server.use(
      http.get('*/auth/refresh', async () => {
        await held.promise;
        return answer();
      }),
    );
    const waiting = tab.request('/user').catch((error: unknown) => error);
    await expect.poll(() => cookies.asked('/auth/refresh')).toBe(1);
    await tab.logout();
    expect(await waiting).toMatchObject({ message: 'Signed out.' });
    // Its cookies would sign the member in again.
    expect(abort).toHaveBeenCalledOnce();
    held.resolve();
    await expect.poll(() => tab.flags().refreshing).toBe(false);
    expect(tab.flags().authenticated).toBe(false);
    expect(cookies.asked('/user')).toBe(1);
    expect(cookies.asked('/auth/logout')).toBe(1);
    expect(tab.onEnd.mock.calls).toEqual([['signed-out']]);
  });

  it('starts no renewal for a request that is refused meanwhile', async () => {
    const tab = await signedIn();
    const held = deferred();
    const late = deferred<Response>();
    api.server.use(
      http.get('*/api/user', () => late.promise),
      http.post('*/auth/logout', () => held.promise),
    );
    const waiting = tab.request('/user').catch((error: unknown) => error);
    await expect.poll(() => cookies.asked('/user')).toBe(1);
    const leaving = tab.logout();
    const during = tab.request('/getTools').catch((error: unknown) => error);
    cookies.expire();
    late.resolve(HttpResponse.json({}, { status: 401 }));
    expect(await waiting).toMatchObject({ status: 401 });
    await during;
    expect(cookies.asked('/auth/refresh')).toBe(0);
    held.resolve();
    await leaving;
  });

  it('leaves nothing of the member’s to be replayed under the next one', async () => {
    const tab = await signedIn();
    const late = deferred<Response>();
    api.server.use(http.put('*/profile-of-maya', () => late.promise));
    const saving = tab
      .request('/profile-of-maya', { method: 'PUT', body: { secret: true } })
      .catch((error: unknown) => error);
    await expect.poll(() => cookies.asked('/profile-of-maya')).toBe(1);
    await tab.logout();
    await tab.login(credentials);
    late.resolve(HttpResponse.json({}, { status: 401 }));
    expect(await saving).toMatchObject({ status: 401 });
    expect(cookies.asked('/profile-of-maya')).toBe(1);
    expect(cookies.asked('/auth/refresh')).toBe(0);
    expect(tab.flags().authenticated).toBe(true);
  });
});
