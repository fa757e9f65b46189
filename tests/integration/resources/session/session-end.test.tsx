import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import {
  readVersions,
  removeVersions,
} from '@/resources/onboarding/business-profile/profile-versions';
import { keyOfMember } from '@/resources/session/session';
import { showToast } from '@/ui/feedback/toast';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { findFileInput } from '../../../helpers/files';
import { requestsTo } from '../../../helpers/mock-api';
import { laterResponse } from '../../../helpers/requests';
import { MAYA, NORA } from '../../../helpers/tabs';
import { openBilling } from '../../features/billing/open-billing';
import { reopenApp, startGenerating, waitForWritten } from '../../features/profile/open-generated';
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
  await waitFor(() =>
    expect(requestsTo('/auth/logout').map(({ status }) => status)).toEqual([200]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsTo('/auth/refresh')).toHaveLength(1);
  // No part of the page has requested data of the member since.
  expect(api.calls().at(-1)?.path).toBe('/auth/logout');
}

const openedUrl = () => window.location.pathname + window.location.search;

it('a session that has ended before a purchase creates no checkout, and the next login opens the purchase again', async () => {
  const { user, loadPage } = openBilling('/explore?modal=buy', { as: CHLOE });
  const purchase = await screen.findByRole('button', { name: 'Purchase' });
  revokeSession();
  await user.click(purchase);
  await waitForExpiry();
  expect(requestsTo('/payments/create-checkout-session').map(({ status }) => status)).toEqual([
    401,
  ]);
  expect(loadPage).not.toHaveBeenCalled();
  signInInOtherTab(CHLOE);
  await screen.findByRole('button', { name: 'Purchase' });
  expect(openedUrl()).toBe('/explore?modal=buy');
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

it('a copy of the profile that the end of the session aborts shows the next member no error', async () => {
  const { queryClient } = renderApp('/explore', { as: MAYA });
  await screen.findByRole('button', { name: /^1,284 credits/ });
  const response = deferred<Response>();
  api.server.use(http.get('*/user/onboarding', () => response.promise));
  void copyBusinessProfile(queryClient);
  await waitFor(() => expect(requestsTo('/user/onboarding')).toHaveLength(1));
  signInInOtherTab(NORA);
  await screen.findByRole('button', { name: /^42 credits/ });
  response.resolve(HttpResponse.json({ msg: 'It is broken' }, { status: 400 }));
  await act(laterResponse);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

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
