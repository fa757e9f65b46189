import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred, flushTasks } from '../../../helpers/deferred';
import {
  cookiesOfBrowser,
  credentials,
  MAYA,
  NORA,
  openOtherTab,
  type Tab,
} from '../../../helpers/tabs';

const api = setupMockApi();
const cookies = cookiesOfBrowser();
const loginAs = (email: string) => (tab: Tab) => tab.login({ ...credentials, email });

/** Opens two tabs of a member, or of a visitor, after their first checks. */
async function openTwoTabs(email: string | null): Promise<[Tab, Tab]> {
  if (email !== null) api.signIn(email);
  const tabs: [Tab, Tab] = [await openOtherTab(), await openOtherTab()];
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

/** The session of a tab ends because its refresh is rejected. */
async function expire(tab: Tab): Promise<void> {
  cookies.revoke();
  await expect(tab.request('/user')).rejects.toThrow('Refresh failed');
}

/** The first check of one more tab finds Nora. */
async function checkAsNora(): Promise<void> {
  api.signIn(NORA);
  await (await openOtherTab()).check();
}

it.each<[string, 'logout' | 'expired' | 'replaced' | null, (tab: Tab) => Promise<unknown>]>([
  ['a logout', 'logout', (tab) => tab.logout()],
  ['a rejected refresh', 'expired', expire],
  ['a login of another member', 'replaced', loginAs(NORA)],
  ['a first check that finds another member', 'replaced', checkAsNora],
  ['a login of the same member', null, loginAs(MAYA)],
])('%s in one tab ends the session of the other tab as %j', async (_, how, act) => {
  const [one, two] = await openTwoTabs(MAYA);
  two.queryClient.setQueryData(['credits', 'balance'], { totalTokens: 5 });
  await act(one);
  await sessionMessagesHandled();
  expect(two.onEnd.mock.calls).toEqual(how ? [[how]] : []);
  expect(two.queryClient.getQueryData(['credits', 'balance']) === undefined).toBe(how !== null);
  const emails = { logout: undefined, expired: undefined, replaced: NORA, lasts: MAYA };
  await expect.poll(() => two.user()?.email).toBe(emails[how ?? 'lasts']);
  // A tab sends no second one.
  expect(cookies.countCalls('/auth/logout')).toBeLessThanOrEqual(1);
});

it('a login in one tab signs in the tab of a visitor and removes its notice of an expired session', async () => {
  const [one, two] = await openTwoTabs(null);
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
  ['a login of another member', NORA, loginAs(NORA)],
])(
  '%s in one tab during the first check of another repeats that check',
  async (_, email, change) => {
    api.signIn(MAYA);
    const one = await openOtherTab();
    await one.check();
    const two = await openOtherTab();
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
