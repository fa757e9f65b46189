import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { keyOfMember } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { cookiesOfBrowser, MAYA, NORA, openTabOf } from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const BALANCE = ['credits', 'balance'];
const countChecks = () => cookies.countCalls('/auth/verifytoken');
const respondToProbe = () => api.server.use(http.all('*/probe', () => HttpResponse.text('text')));

it.each<[string, 'replaced' | 'expired' | null, () => Response | undefined]>([
  // The response of the mock API.
  ['finds another member', 'replaced', () => undefined],
  ['finds no member', 'expired', () => HttpResponse.json({ user: null })],
  ['gets 401 again after a refresh', 'expired', () => HttpResponse.json({}, { status: 401 })],
  ['gets no response', null, () => HttpResponse.error()],
  ['gets a page of the network', null, () => HttpResponse.html('<h1>Sign in</h1>')],
])(
  'a check of the member that %s ends the session as %j; a request that starts during it is sent only if the session lasts',
  async (_, how, respond) => {
    const tab = await openTabOf(MAYA);
    tab.queryClient.setQueryData(BALANCE, { totalTokens: 5 });
    if (how === 'replaced') api.signIn(NORA);
    respondToProbe();
    const pending = deferred();
    api.server.use(http.get('*/auth/verifytoken', () => pending.promise.then(respond)));
    const before = countChecks();
    const check = tab.checkMember();
    const outcomes = Promise.allSettled([
      check,
      tab.request('/probe'),
      tab.request('/probe', { method: 'POST' }),
      tab.streamText('/probe', {}).next(),
    ]);
    await expect.poll(countChecks).toBe(before + 1);
    expect(cookies.countCalls('/probe')).toBe(0);
    pending.resolve();

    const [checked, ...requests] = await outcomes;
    expect(checked.status).toBe('rejected');
    for (const request of requests) {
      const ended = { reason: { name: 'SessionEndedError', how } };
      expect(request).toMatchObject(how ? ended : { status: 'fulfilled' });
    }
    expect(cookies.countCalls('/probe')).toBe(how ? 0 : 3);
    expect(tab.onEnd.mock.calls).toEqual(how ? [[how]] : []);
    expect(tab.queryClient.getQueryData(BALANCE) === undefined).toBe(how !== null);
    expect(cookies.countCalls('/auth/logout')).toBe(0);
    const shown = { replaced: { email: NORA }, expired: null, lasts: { email: MAYA } };
    await expect.poll(() => tab.user()?.email).toBe(shown[how ?? 'lasts']?.email);
  },
);

it('two checks of the member share one request, which is replayed after one refresh, and other requests start none', async () => {
  const tab = await openTabOf(MAYA);
  respondToProbe();
  cookies.expire();
  const before = countChecks();
  await Promise.all([tab.checkMember(), tab.checkMember()]);
  await tab.request('/probe', { method: 'POST' });
  expect(countChecks()).toBe(before + 2);
  expect(cookies.countCalls('/auth/refresh')).toBe(1);
  expect(tab.onEnd).not.toHaveBeenCalled();
});

it('a tab whose refetch of the member returns another one ends its session and loads that one', async () => {
  const tab = await openTabOf(MAYA);
  api.signIn(NORA);
  await tab.queryClient.refetchQueries(tab.sessionQuery);
  expect(tab.onEnd.mock.calls).toEqual([['replaced']]);
  await expect.poll(() => tab.user()).toMatchObject({ email: NORA });
});

it('the key of a member stays the same during a session in which a later response has an id', async () => {
  api.server.use(
    http.get('*/auth/verifytoken', () => HttpResponse.json({ email: MAYA })),
    http.get('*/api/user', () => HttpResponse.json({ id: '1', email: MAYA, company: 'Lindqvist' })),
  );
  const tab = await openTabOf(null);
  const key = keyOfMember(tab.user());
  await tab.queryClient.refetchQueries(tab.sessionQuery);
  expect(tab.user()).toMatchObject({ company: 'Lindqvist' });
  expect(keyOfMember(tab.user())).toBe(key);
});
