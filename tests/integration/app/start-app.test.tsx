import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { paths } from '@/config/paths';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { loadControls } from '@/app/layout/lazy-controls';
import { renderApp } from '../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const NORA = 'nora@eriksenconsulting.com';
const EXPIRED = 'Session expired. Please login again.';

/** Opens a page with few elements; its code is loaded before, so that no test waits for it. */
async function openPage() {
  await Promise.all([
    preloadScreen(paths.subscriptionSuccess),
    preloadScreen(paths.auth),
    loadControls(),
  ]);
  return renderApp(paths.subscriptionSuccess, { as: MAYA });
}

const findMenu = () => screen.findByLabelText('Profile menu');

/** Posts a message of another tab. */
function postFromOtherTab(message: object): void {
  const channel = new BroadcastChannel('session');
  onTestFinished(() => channel.close());
  channel.postMessage(message);
}

it('a logout in another tab shows the login page without a notice', async () => {
  await openPage();
  await findMenu();
  postFromOtherTab({ type: 'signed-out' });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText(EXPIRED)).toBeNull();
});

it('a session that the server has ended shows the login page with a notice', async () => {
  await openPage();
  await findMenu();
  api.db().sessions.length = 0;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(EXPIRED)).toBeVisible();
});

it('a login of another member in another tab loads the page of that member', async () => {
  const { user } = await openPage();
  await findMenu();
  api.signIn(NORA);
  const { id } = findMember(api.db(), NORA)!;
  postFromOtherTab({ type: 'signed-in', member: { id, email: NORA, username: 'Nora' } });
  await screen.findByText('Validating your session');
  await user.click(await findMenu());
  expect(screen.getByText(NORA)).toBeVisible();
});
