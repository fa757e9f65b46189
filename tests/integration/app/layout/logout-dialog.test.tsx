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
import { deferred } from '../../../helpers/deferred';
import { MAYA } from '../../../helpers/tabs';
import { renderApp } from '../../render-app';
import { stubPhoneViewport } from '../window';

const api = setupMockApi();
const ANSWER = { name: 'Maya L.' };
const mayaKey = () => keyOfMember(findMember(api.db(), MAYA));
const keptAnswers = () => storedAnswersDraft.read(mayaKey());
const question = () => screen.findByRole('dialog', { name: 'Log out without saving?' });
const loginPage = () => screen.findByRole('heading', { name: 'Welcome back' });
const logoutCalls = () => api.calls().filter(({ path }) => path === '/auth/logout');

/** Opens a page whose code is loaded before, so that no test waits for it. */
async function openCatalogue(control = 'Profile menu') {
  await Promise.all([preloadScreen('/explore'), loadControls()]);
  const { user } = renderApp('/explore', { as: MAYA });
  return { user, menu: await screen.findByRole('button', { name: control }) };
}

async function pressLogout() {
  const { user, menu } = await openCatalogue();
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  return user;
}

it('Logout asks before it removes unsaved drafts; the confirmed one removes them and closes the question before the server has confirmed it', async () => {
  const response = deferred<undefined>();
  api.server.use(http.post('*/auth/logout', () => response.promise));
  addToDraft(mayaKey(), ANSWER);
  profileDraft.write(mayaKey(), 'My new profile');
  profileDraft.write('another-member', 'Theirs');
  const user = await pressLogout();
  expect(await question()).toHaveTextContent(
    'Some of your answers and your profile text are not saved yet.',
  );
  expect(logoutCalls()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keptAnswers()).toEqual({});
  expect(profileDraft.read(mayaKey())).toBeNull();
  response.resolve(undefined);
  await loginPage();
  expect(logoutCalls()).toHaveLength(1);
  expect(profileDraft.read('another-member')).toBe('Theirs');
});

it('a logout in another tab keeps the drafts of this one', async () => {
  await openCatalogue();
  addToDraft(mayaKey(), ANSWER);
  act(() => endSession('logout'));
  await loginPage();
  expect(keptAnswers()).toEqual(ANSWER);
});

it('the browser asks before a page is closed while a draft is in its tab', async () => {
  await openCatalogue();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  act(() => addToDraft(mayaKey(), ANSWER));
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
  expect(profileDraft.read(mayaKey())).toBe('My new profile');
});

it('Logout in the small-screen menu asks before it removes unsaved drafts, and Escape closes the question', async () => {
  stubPhoneViewport();
  addToDraft(mayaKey(), ANSWER);
  const { user, menu } = await openCatalogue('Menu');
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await question()).toHaveTextContent('Some of your answers are not saved yet.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu).toHaveFocus();
  expect(logoutCalls()).toEqual([]);
  expect(keptAnswers()).toEqual(ANSWER);
});
