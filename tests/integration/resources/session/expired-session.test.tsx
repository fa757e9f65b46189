import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { findFileInput } from '../../../helpers/files';
import { captchaService } from '../../features/auth/captcha-service';
import { callsTo, openBilling } from '../../features/billing/open-billing';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const CHLOE = 'chloe@martincareers.com';
const EXPIRED = 'Session expired. Please login again.';

/** Ends the session on the server; a refresh is rejected. */
function revokeSession(): void {
  mockApi.db().sessions.length = 0;
}

/** Waits for the login page and for the response to the logout, which removes the cookies. */
async function waitForSessionEnd(): Promise<void> {
  await screen.findByText(EXPIRED);
  await waitFor(() => expect(callsTo('/auth/logout').map(({ status }) => status)).toEqual([200]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsTo('/auth/refresh')).toHaveLength(1);
}

/** Signs a member in as another tab does. */
function signInInOtherTab(email: string): void {
  mockApi.signIn(email);
  const channel = new BroadcastChannel('session');
  channel.postMessage({ type: 'signed-in', member: { email } });
  channel.close();
}

const openedUrl = () => window.location.pathname + window.location.search;

it('a session that has expired in the background shows the login page, and a login in another tab opens the page again', async () => {
  const url = '/explore?category=Purpose+Tools';
  renderApp(url, { as: MAYA });
  await screen.findByRole('button', { name: /^1,284 credits/ });
  revokeSession();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitForSessionEnd();
  expect(window.location.pathname).toBe('/auth');
  signInInOtherTab(MAYA);
  await screen.findByRole('button', { name: /^1,284 credits/ });
  expect(openedUrl()).toBe(url);
});

it('a session that has ended before a purchase creates no checkout, and the next login opens the purchase again', async () => {
  const { user, loadPage } = openBilling('/explore?modal=usage', { as: CHLOE });
  await user.click(await screen.findByRole('button', { name: 'Get More Credits' }));
  const purchase = await screen.findByRole('button', { name: 'Purchase' });
  revokeSession();
  await user.click(purchase);
  await waitForSessionEnd();
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
  await waitForSessionEnd();
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
  await waitForSessionEnd();
  signInInOtherTab('nora@eriksenconsulting.com');
  await screen.findByRole('button', { name: /^Choose files/ });
  expect(screen.queryByText('Secret-plan.pdf')).toBeNull();
});
