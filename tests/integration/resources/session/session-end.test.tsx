import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { useDocuments } from '@/features/onboarding/documents/use-documents';
import { useQuestionnaire } from '@/features/onboarding/questionnaire/use-questionnaire';
import { profileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import {
  readVersions,
  removeVersions,
} from '@/resources/onboarding/business-profile/profile-versions';
import { connectSession } from '@/resources/session/connect-session';
import { sessionQuery } from '@/resources/session/queries';
import { readUser } from '@/resources/session/schema';
import { keyOfMember, startSession } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { findFileInput } from '../../../helpers/files';
import { laterResponse } from '../../../helpers/requests';
import { MAYA, NORA } from '../../../helpers/tabs';
import { captchaService } from '../../features/auth/captcha-service';
import { callsTo, openBilling } from '../../features/billing/open-billing';
import {
  openGenerated,
  reopenApp,
  startGenerating,
  textArea,
  waitForWritten,
} from '../../features/profile/open-generated';
import { renderApp } from '../../render-app';

const api = setupMockApi();
const CHLOE = 'chloe@martincareers.com';
const EXPIRED = 'Session expired. Please login again.';
const memberKey = () => keyOfMember(findMember(api.db(), MAYA));

/** Ends the session on the server; a refresh is rejected. */
function revokeSession(): void {
  api.db().sessions.length = 0;
}

/** Posts a message of another tab. */
function postFromOtherTab(message: object): void {
  const channel = new BroadcastChannel('session');
  onTestFinished(() => channel.close());
  channel.postMessage(message);
}

/** Signs a member in as another tab does. */
function signInInOtherTab(email: string): void {
  api.signIn(email);
  postFromOtherTab({ type: 'signed-in', member: { email } });
}

/** Waits for the login page and for the response to the logout, which removes the cookies. */
async function waitForExpiry(): Promise<void> {
  await screen.findByText(EXPIRED);
  await waitFor(() => expect(callsTo('/auth/logout').map(({ status }) => status)).toEqual([200]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsTo('/auth/refresh')).toHaveLength(1);
  // No part of the page has requested data of the member since.
  expect(api.calls().at(-1)?.path).toBe('/auth/logout');
}

const openedUrl = () => window.location.pathname + window.location.search;

it('a session that has expired in the background shows the login page, and a login in another tab opens the page again', async () => {
  const url = '/explore?category=Purpose+Tools';
  renderApp(url, { as: MAYA });
  await screen.findByRole('button', { name: /^1,284 credits/ });
  revokeSession();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitForExpiry();
  expect(window.location.pathname).toBe('/auth');
  signInInOtherTab(MAYA);
  await screen.findByRole('button', { name: /^1,284 credits/ });
  expect(openedUrl()).toBe(url);
});

it('a session that has ended before a purchase creates no checkout, and the next login opens the purchase again', async () => {
  const { user, loadPage } = openBilling('/explore?modal=buy', { as: CHLOE });
  const purchase = await screen.findByRole('button', { name: 'Purchase' });
  revokeSession();
  await user.click(purchase);
  await waitForExpiry();
  expect(callsTo('/payments/create-checkout-session').map(({ status }) => status)).toEqual([401]);
  expect(loadPage).not.toHaveBeenCalled();
  signInInOtherTab(CHLOE);
  await screen.findByRole('button', { name: 'Purchase' });
  expect(openedUrl()).toBe('/explore?modal=buy');
});

it('passwords typed into the Change Password dialog are neither shown nor stored after the session ended', async () => {
  const password = 'Portal-Demo-26';
  captchaService();
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(password);
  }
  revokeSession();
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
  await waitForExpiry();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  for (const storage of [localStorage, sessionStorage]) {
    expect(JSON.stringify(Object.entries(storage))).not.toContain(password);
  }
});

it('a document that is uploaded when the session ends is not shown to the next member', async () => {
  const { user } = renderApp('/profile', { as: 'jonas@weberwerk.com' });
  await user.click(await screen.findByRole('button', { name: 'Create Business Profile' }));
  const plan = new File(['Secret'], 'Secret-plan.pdf', { type: 'application/pdf' });
  await screen.findByRole('button', { name: /^Choose files/ });
  await user.upload(findFileInput(), plan);
  expect(screen.getByText('Secret-plan.pdf')).toBeVisible();
  revokeSession();
  await user.click(screen.getByRole('button', { name: 'Submit documents' }));
  await waitForExpiry();
  signInInOtherTab(NORA);
  await screen.findByRole('button', { name: /^Choose files/ });
  expect(screen.queryByText('Secret-plan.pdf')).toBeNull();
});

it('after Logout a toast of the member is removed, no data is requested, and a logout that the server rejects is shown', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await screen.findByRole('button', { name: /^1,284 credits/ });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  showToast('loading', 'Your changes were discarded.');
  await screen.findByText('Your changes were discarded.');
  api.server.use(http.post('*/auth/logout', () => HttpResponse.json({ success: false })));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByText('Your changes were discarded.')).toBeNull();
  expect(screen.getByText('You may still be signed in.')).toBeInTheDocument();
  expect(api.calls().at(-1)?.path).toBe('/auth/logout');
});

/** Renders a hook of a member's page. */
function renderWith<Result>(client: QueryClient, hook: () => Result) {
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
}

it.each<[string, string, (client: QueryClient) => Promise<() => unknown>]>([
  [
    'an upload',
    'POST /user/onboarding/upload',
    async (client) => {
      const { result, unmount } = renderWith(client, () => useDocuments(true));
      act(() => result.current.add([new File(['a'], 'plan-of-maya.pdf')]));
      act(() => result.current.submit());
      return unmount;
    },
  ],
  [
    'a save of answers',
    'POST /user/onboarding',
    async (client) => {
      const { result, unmount } = renderWith(client, () => useQuestionnaire(() => undefined));
      await waitFor(() => expect(result.current.record.data).toBeDefined());
      act(() => void result.current.open(1));
      return unmount;
    },
  ],
  [
    'a copy of the profile',
    'GET /user/onboarding',
    async (client) => {
      void copyBusinessProfile(client);
      return () => undefined;
    },
  ],
])(
  '%s that the end of the session aborts shows the next member no error',
  async (_, call, start) => {
    api.signIn(MAYA);
    const client = createQueryClient();
    onTestFinished(connectSession(client, () => undefined));
    await client.fetchQuery(sessionQuery);
    const [method, path] = call.split(' ') as [string, string];
    const response = deferred<Response>();
    const hold = method === 'GET' ? http.get : http.post;
    api.server.use(hold(`*${path}`, () => response.promise));
    const leave = await start(client);
    await waitFor(() => expect(api.calls().at(-1)).toMatchObject({ method, path }));
    leave();
    startSession(readUser({ _id: 'nora', email: NORA })!);
    response.resolve(HttpResponse.json({ msg: 'It is broken' }, { status: 400 }));
    await act(laterResponse);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
);

it.each([
  [
    'Logout in another tab removes the text, this tab does not write it again, and no notice shows',
    'logout',
    undefined,
  ],
  [
    'an expired session keeps the text for its member, and a notice shows',
    'expired',
    'Half a text',
  ],
])('during a generation %s', async (_, how, expected) => {
  const { stream } = await startGenerating('', reopenApp);
  stream.write('Half a ');
  await waitForWritten('Half a');
  const member = memberKey();
  stream.write('text');
  await waitForWritten('Half a text');
  if (how === 'logout') removeVersions(member);
  postFromOtherTab({ type: 'signed-out', how });
  await screen.findByText('Redirecting to login...');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(readVersions(member)[0]?.text).toBe(expected);
  expect(screen.queryByText(EXPIRED) !== null).toBe(how === 'expired');
});

it('an expired session keeps what was typed, and its notice says so', async () => {
  const { user } = await openGenerated('The saved text', reopenApp);
  await user.type(await textArea(), '.');
  postFromOtherTab({ type: 'signed-out', how: 'expired' });
  expect(await screen.findByText('What you typed is kept in this tab.')).toBeVisible();
  expect(profileDraft.read(memberKey())).toBe('The saved text.');
});
