import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, settled } from '../../helpers/deferred';
import { cookiesOfBrowser, openTab } from '../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const PASSWORD = 'Portal-Demo-26';
const credentials = { email: MAYA, password: PASSWORD, captcha: 'mock-captcha-1' };

describe('the first check', () => {
  it('signs the member of the cookies in', async () => {
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
    expect(cookies.asked('/auth/refresh')).toBe(0);
  });

  it('makes one refresh attempt after a 401 and then signs in', async () => {
    api.signIn(MAYA);
    cookies.expire();
    const tab = await openTab();
    const check = tab.check();
    await expect.poll(() => tab.flags().refreshing).toBe(true);
    expect(await check).toMatchObject({ email: MAYA });
    expect(tab.flags()).toEqual({
      authenticated: true,
      refreshing: false,
      loggingOut: false,
      initialCheck: false,
      attemptedRefresh: true,
    });
    expect(cookies.asked('/auth/verifytoken')).toBe(2);
    expect(cookies.asked('/auth/refresh')).toBe(1);
  });

  it('finds a visitor when the refresh is refused, and only reports that', async () => {
    const tab = await openTab();
    const catalogue = tab.request('/getTools');
    expect(await tab.check()).toBeNull();
    await expect(catalogue).rejects.toMatchObject({ message: 'Refresh failed: 401' });
    expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
    expect(cookies.asked('/auth/refresh')).toBe(1);
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it('has its one attempt even when another request used it before the check began', async () => {
    const tab = await openTab();
    await expect(tab.request('/getTools')).rejects.toMatchObject({ name: 'RefreshRejectedError' });
    expect(await tab.check()).toBeNull();
    expect(cookies.asked('/auth/refresh')).toBe(1);
  });

  it('leaves the 401s of a visitor alone afterwards', async () => {
    const tab = await openTab();
    await tab.check();
    await expect(tab.request('/getTools')).rejects.toMatchObject({
      name: 'HttpError',
      status: 401,
    });
    expect(cookies.asked('/auth/refresh')).toBe(1);
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['verify-token', '*/auth/verifytoken', false],
    ['the refresh', '*/auth/refresh', true],
  ])('decides nothing when %s gets no answer, and can be made again', async (_, url, expired) => {
    api.signIn(MAYA);
    if (expired) cookies.expire();
    api.server.use(http.get(url, () => HttpResponse.error(), { once: true }));
    const tab = await openTab();
    await expect(tab.check()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(tab.flags()).toMatchObject({ authenticated: false, initialCheck: false });
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(await tab.check()).toMatchObject({ email: MAYA });
  });

  it.each([
    ['500', () => HttpResponse.json({}, { status: 500 }), 'HttpError'],
    ['a proxy’s page', () => HttpResponse.html('<h1>Hello</h1>'), 'MalformedResponseError'],
  ])('decides nothing on %s', async (_, answer, name) => {
    api.server.use(http.get('*/auth/verifytoken', answer));
    const tab = await openTab();
    await expect(tab.check()).rejects.toMatchObject({ name });
    expect(cookies.asked('/auth/refresh')).toBe(0);
  });

  it.each([
    ['the user', { _id: '1', email: MAYA }, MAYA],
    ['{user}', { success: true, user: { _id: '1', email: MAYA } }, MAYA],
    ['{data}', { data: { _id: '1', email: MAYA } }, MAYA],
    ['nobody', { success: true }, undefined],
    ['null', null, undefined],
  ])('reads an answer with %s', async (_, body, email) => {
    api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json(body)));
    const tab = await openTab();
    expect((await tab.check())?.email).toBe(email);
    expect(tab.flags().authenticated).toBe(email !== undefined);
  });

  it('takes the answer that index.html asked for', async () => {
    const tab = await openTab();
    window.earlyResponses = {
      '/auth/verifytoken': Promise.resolve(HttpResponse.json({ user: { email: MAYA } })),
    };
    onTestFinished(() => void delete window.earlyResponses);
    expect(await tab.check()).toMatchObject({ email: MAYA });
    expect(cookies.asked('/auth/verifytoken')).toBe(0);
  });
});

describe('a login while the first check runs', () => {
  it.each([
    ['finds nobody', () => HttpResponse.json({}, { status: 401 })],
    ['finds another member', () => HttpResponse.json({ user: { email: NORA } })],
    ['gets no answer', () => HttpResponse.error()],
  ])('stands although the check then %s', async (_, late) => {
    const open = deferred();
    let answered = false;
    api.server.use(
      http.get('*/auth/verifytoken', async () => {
        await open.promise;
        answered = true;
        return late();
      }),
    );
    const tab = await openTab();
    const check = tab.check().catch(() => undefined);
    await tab.login(credentials);
    open.resolve();
    await check;
    await expect.poll(() => answered).toBe(true);
    await settled();
    expect(tab.user()).toMatchObject({ email: MAYA });
    expect(tab.flags()).toMatchObject({ authenticated: true, initialCheck: false });
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it('stands although the check’s renewal is refused afterwards', async () => {
    const refusal = deferred<Response>();
    api.server.use(http.get('*/auth/refresh', () => refusal.promise));
    const tab = await openTab();
    const check = tab.check().catch(() => undefined);
    await expect.poll(() => cookies.asked('/auth/refresh')).toBe(1);
    await tab.login(credentials);
    refusal.resolve(HttpResponse.json({}, { status: 401 }));
    await check;
    await settled();
    expect(tab.user()).toMatchObject({ email: MAYA });
    expect(tab.flags()).toMatchObject({ authenticated: true, refreshing: false });
    expect(cookies.asked('/auth/logout')).toBe(0);
  });
});
