import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, settled } from '../../helpers/deferred';
import { cookiesOfBrowser, openTab } from '../../helpers/open-tab';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const MAYA = 'maya@lindqvistcoaching.com';

async function signedIn() {
  api.signIn(MAYA);
  const tab = await openTab();
  await tab.check();
  return tab;
}

describe('a member whose access cookie has run out', () => {
  it('sees every call succeed after one refresh and one replay each', async () => {
    const tab = await signedIn();
    cookies.expire();
    const paths = ['/getTools', '/tokens/balance', '/user', '/usage/status', '/subscription/plans'];
    const answers = await Promise.all(paths.map((path) => tab.request(path)));
    expect(answers).toHaveLength(5);
    expect(answers[2]).toMatchObject({ email: MAYA });
    expect(cookies.asked('/auth/refresh')).toBe(1);
    for (const path of paths) expect(cookies.asked(path)).toBe(2);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });

  it('sends what starts during the refresh only after it', async () => {
    const tab = await signedIn();
    cookies.expire();
    const held = deferred();
    api.server.use(
      http.get('*/auth/refresh', async () => {
        await held.promise;
        // No answer of its own: the mock API's follows.
      }),
    );
    const first = tab.request('/user');
    await expect.poll(() => cookies.asked('/auth/refresh')).toBe(1);
    const second = tab.request('/getTools');
    await settled();
    expect(cookies.asked('/getTools')).toBe(0);
    held.resolve();
    await Promise.all([first, second]);
    expect(cookies.asked('/getTools')).toBe(1);
    expect(cookies.asked('/auth/refresh')).toBe(1);
  });

  it('shares the refresh between calls and streams', async () => {
    const tab = await signedIn();
    cookies.expire();
    const requests = ['/user', '/getTools'].map((path) => tab.request(path));
    api.server.use(
      http.post('*/probe-stream', () =>
        cookies.asked('/auth/refresh') === 0
          ? HttpResponse.json({}, { status: 401 })
          : HttpResponse.text('text'),
      ),
    );
    const pieces: string[] = [];
    for await (const piece of tab.streamText('/probe-stream', {})) pieces.push(piece);
    await Promise.all(requests);
    expect(pieces.join('')).toBe('text');
    expect(cookies.asked('/auth/refresh')).toBe(1);
  });
});

describe('a call that stays refused', () => {
  it('is replayed once, fails with its own answer and keeps the session', async () => {
    const tab = await signedIn();
    api.server.use(
      http.put('*/auth/changePassword', () =>
        HttpResponse.json({ msg: 'The current password is wrong.' }, { status: 401 }),
      ),
    );
    const change = tab.request('/auth/changePassword', { method: 'PUT', body: {} });
    await expect(change).rejects.toMatchObject({
      status: 401,
      body: { msg: 'The current password is wrong.' },
    });
    expect(cookies.asked('/auth/changePassword')).toBe(2);
    expect(cookies.asked('/auth/refresh')).toBe(1);
    expect(tab.flags().authenticated).toBe(true);
    expect(tab.onEnd).not.toHaveBeenCalled();
  });
});

describe('a refresh that is refused', () => {
  it('rejects all, replays none and ends the session once', async () => {
    const tab = await signedIn();
    tab.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
    cookies.revoke();
    const paths = ['/getTools', '/tokens/balance', '/user'];
    const outcomes = await Promise.allSettled(paths.map((path) => tab.request(path)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { message: 'Refresh failed: 401' } });
    }
    for (const path of paths) expect(cookies.asked(path)).toBe(1);
    expect(cookies.asked('/auth/refresh')).toBe(1);
    await expect.poll(() => cookies.asked('/auth/logout')).toBe(1);
    expect(tab.onEnd.mock.calls).toEqual([['expired']]);
    expect(tab.user()).toBeNull();
    expect(tab.queryClient.getQueryData(['credits', 'balance'])).toBeUndefined();
    expect(tab.flags()).toEqual({
      authenticated: false,
      refreshing: false,
      loggingOut: false,
      initialCheck: false,
      attemptedRefresh: false,
    });

    await expect(tab.request('/getTools')).rejects.toMatchObject({ status: 401 });
    expect(cookies.asked('/auth/refresh')).toBe(1);
    expect(cookies.asked('/auth/logout')).toBe(1);
  });

  it.each([500, 403, 404])('with %d ends it as well', async (status) => {
    const tab = await signedIn();
    cookies.expire();
    api.server.use(http.get('*/auth/refresh', () => new HttpResponse('down', { status })));
    await expect(tab.request('/user')).rejects.toMatchObject({
      message: `Refresh failed: ${status}`,
    });
    expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  });

  it('leaves no member behind when the member’s own data was being fetched', async () => {
    const tab = await signedIn();
    cookies.revoke();
    await tab.queryClient.refetchQueries(tab.sessionQuery);
    expect(tab.user()).toBeNull();
    // Its answer takes the cookies away: it must not come under the next test.
    await expect
      .poll(() => api.calls().find(({ path }) => path === '/auth/logout')?.status)
      .toEqual(expect.any(Number));
  });

  it('ends the session under a stream with the words of the specification', async () => {
    const tab = await signedIn();
    cookies.revoke();
    const reading = tab.streamText('/generate-profile', {}).next();
    await expect(reading).rejects.toThrow('Session expired. Please login again.');
    await expect.poll(() => cookies.asked('/auth/logout')).toBe(1);
    expect(tab.onEnd.mock.calls).toEqual([['expired']]);
  });

  it('is what a stream makes of a second 401', async () => {
    const tab = await signedIn();
    api.server.use(http.post('*/generate-profile', () => HttpResponse.json({}, { status: 401 })));
    const reading = tab.streamText('/generate-profile', {}).next();
    await expect(reading).rejects.toThrow('Session expired. Please login again.');
    expect(cookies.asked('/auth/refresh')).toBe(1);
    await expect.poll(() => cookies.asked('/auth/logout')).toBe(1);
    expect(tab.onEnd.mock.calls).toEqual([['expired']]);
    expect(tab.user()).toBeNull();
  });
});

describe('a refresh that gets no answer', () => {
  it('rejects what waits, keeps the session and is tried again with the next 401', async () => {
    const tab = await signedIn();
    cookies.expire();
    api.server.use(http.get('*/auth/refresh', () => HttpResponse.error(), { once: true }));
    const outcomes = await Promise.allSettled([tab.request('/user'), tab.request('/getTools')]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { name: 'NetworkError' } });
    }
    expect(tab.flags()).toMatchObject({ authenticated: true, refreshing: false });
    expect(cookies.asked('/auth/logout')).toBe(0);
    expect(tab.onEnd).not.toHaveBeenCalled();
    expect(await tab.request('/user')).toMatchObject({ email: MAYA });
  });
});
