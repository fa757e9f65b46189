import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { preloadScreen } from '@/app/screens';
import { profileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { endSession, keyOfMember } from '@/resources/session/session';
import { loadControls } from '@/app/layout/lazy-controls';
import { deferred } from '../../helpers/deferred';
import { renderApp } from '../render-app';
import { stubPhoneViewport } from './window';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const mayaKey = () => keyOfMember(findMember(api.db(), MAYA));
const keptText = () => profileDraft.read(mayaKey());
const question = () => screen.findByRole('dialog', { name: 'Log out without saving?' });
const loginPage = () => screen.findByRole('heading', { name: 'Welcome back' });
const logoutCalls = () => api.calls().filter(({ path }) => path === '/auth/logout');

/** Opens a page whose code is loaded before, so that no test waits for it. */
async function openHome(path = '/explore') {
  await Promise.all([preloadScreen(path), loadControls()]);
  return renderApp(path, { as: MAYA });
}

async function pressLogout() {
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return user;
}

it('Logout opens a confirmation before it removes unsaved drafts', async () => {
  addToDraft(mayaKey(), { name: 'Maya L.' });
  profileDraft.write(mayaKey(), 'My new profile');
  profileDraft.write('another-member', 'Theirs');
  const user = await pressLogout();
  expect(await question()).toHaveTextContent(
    'Some of your answers and your profile text are not saved yet.',
  );
  expect(logoutCalls()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await loginPage();
  expect(logoutCalls()).toHaveLength(1);
  expect(storedAnswersDraft.read(mayaKey())).toEqual({});
  expect(keptText()).toBeNull();
  expect(profileDraft.read('another-member')).toBe('Theirs');
});

it('a confirmed logout closes its question and removes the drafts before the server has confirmed it', async () => {
  const response = deferred();
  api.server.use(http.post('*/auth/logout', () => response.promise));
  addToDraft(mayaKey(), { name: 'Maya L.' });
  const user = await pressLogout();
  await question();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storedAnswersDraft.read(mayaKey())).toEqual({});
  response.resolve();
  await loginPage();
});

it('a logout in another tab keeps the drafts of this one', async () => {
  await openHome();
  await screen.findByRole('button', { name: 'Profile menu' });
  addToDraft(mayaKey(), { name: 'Maya L.' });
  act(() => endSession('logout'));
  await loginPage();
  expect(storedAnswersDraft.read(mayaKey())).toEqual({ name: 'Maya L.' });
});

it('the browser asks before a page is closed while a draft is in its tab', async () => {
  await openHome();
  await screen.findByRole('button', { name: 'Profile menu' });
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  act(() => addToDraft(mayaKey(), { name: 'Maya L.' }));
  expect(asks()).toBe(true);
  act(() => storedAnswersDraft.remove(mayaKey()));
  expect(asks()).toBe(false);
});

it('Stay logged in keeps the session and the unsaved drafts, and returns the focus to the menu', async () => {
  profileDraft.write(mayaKey(), 'My new profile');
  const user = await pressLogout();
  const dialog = within(await question());
  expect(dialog.getByText(/Your profile text is not saved yet\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Profile menu' })).toHaveFocus();
  expect(logoutCalls()).toEqual([]);
  expect(keptText()).toBe('My new profile');
});

it('Logout in the small-screen menu opens a confirmation for unsaved drafts, which Escape closes', async () => {
  stubPhoneViewport();
  addToDraft(mayaKey(), { name: 'Maya L.' });
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await question()).toHaveTextContent('Some of your answers are not saved yet.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await loginPage();
  expect(storedAnswersDraft.read(mayaKey())).toEqual({});
});

it('Logout opens no confirmation for the drafts of another member', async () => {
  storedAnswersDraft.remove(mayaKey());
  profileDraft.write('another-member', 'Theirs');
  await pressLogout();
  await loginPage();
  expect(screen.queryByRole('dialog')).toBeNull();
});
