import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadControls } from '@/app/layout/lazy-controls';
import { preloadScreen } from '@/app/screens';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { takeNotice } from '@/resources/session/notice';
import { endSession } from '@/resources/session/session';
import { MAYA, JONAS, AMARA, mockApi, holdResponse } from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { leaveTab } from '../../../../helpers/user';
import { renderApp } from '../../../render-app';
import {
  answerAll,
  atStep,
  control,
  fillIn,
  FILLED,
  memberKeyOf,
  memberOf,
  openFirstRun,
  saves,
} from '../../../features/onboarding/helpers';

const draftOf = (email: string) => storedAnswersDraft.read(memberKeyOf(email));

async function typeName(text: string) {
  const app = openFirstRun();
  await atStep('About You');
  await fillIn(app.user, 'name', text);
  return app;
}

it('unsaved answers are restored after a reload and after Do this later, and are not shown to another member', async () => {
  const { unmount } = await typeName('Private');
  unmount();
  memberOf(AMARA).isOnboarded = false;
  const other = openFirstRun(AMARA);
  await atStep('About You');
  expect(control('name')).toHaveValue('Amara Nwosu');
  expect(document.body.innerHTML).not.toContain('Private');
  other.unmount();

  const reloaded = openFirstRun();
  await atStep('About You');
  expect(control('name')).toHaveValue('Private');
  await reloaded.user.click(screen.getByRole('button', { name: 'Do this later' }));
  reloaded.unmount();
  openFirstRun(JONAS, '/');
  await atStep('About You');
  expect(control('name')).toHaveValue('Private');
  expect(saves()).toHaveLength(0);
});

it('answers typed while a save is in flight remain, also one that is typed as it was saved before, and the saved ones are removed from the draft', async () => {
  const pendingSave = holdResponse('POST /user/onboarding');
  answerAll(JONAS);
  const { user } = await typeName('Jonas W.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await fillIn(user, 'businessName', 'W');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await fillIn(user, 'name', FILLED['name']!);
  pendingSave.release();
  await waitFor(() => expect(memberOf(JONAS).onboarding.answers.name).toBe('Jonas W.'));
  await laterResponse();
  expect(draftOf(JONAS)).toEqual({ name: FILLED['name'], businessName: 'W' });
  expect(control('name')).toHaveValue(FILLED['name']);

  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(draftOf(JONAS)).toEqual({}));
  expect(memberOf(JONAS).onboarding.answers.name).toBe(FILLED['name']);
});

it.each(['[]', '"text"', '{"name":5,"background":null,"isOnboarded":"yes","__proto__":"x"}'])(
  'a draft of %s is ignored and replaced by what is typed next',
  (stored) => {
    sessionStorage.setItem(`onboarding-draft:${memberKeyOf(JONAS)}`, stored);
    expect(draftOf(JONAS)).toEqual({});
    addToDraft(memberKeyOf(JONAS), { name: 'Jonas' });
    expect(draftOf(JONAS)).toEqual({ name: 'Jonas' });
  },
);

const KEPT = 'What you typed is kept in this tab.';

/**
 * Ends the session on the server; resolves on the login page to the URL that the next login opens.
 */
async function expire(): Promise<string> {
  mockApi.db().sessions.length = 0;
  leaveTab();
  await screen.findByText('Session expired. Please login again.');
  // The response removes the cookies, so it must arrive before the next login.
  const logout = () => mockApi.calls().findLast(({ path }) => path === '/auth/logout');
  await waitFor(() => expect(logout()?.status).toBe(200));
  const url = new URLSearchParams(window.location.search).get('redirectTo') ?? '';
  return url.slice(url.indexOf('/profile'));
}

/** Opens the answers on the page of the business profile, at the second step. */
async function openSecondStep() {
  await Promise.all([preloadScreen('/profile'), loadControls()]);
  const app = renderApp('/profile?tab=createProfile', { as: MAYA });
  await app.user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  await app.user.click(screen.getByRole('button', { name: /Continue/ }));
  await atStep('Your Business');
  return app;
}

it('after the session expired, the login page says whether a typed text is kept, and the member returns to the step with it', async () => {
  const { unmount } = await openSecondStep();
  const url = await expire();
  expect(url).toBe('/profile?tab=createProfile&modal=questionnaire&step=2');
  expect(screen.queryByText(KEPT)).toBeNull();
  unmount();

  const typing = renderApp(url, { as: MAYA });
  await atStep('Your Business');
  await fillIn(typing.user, 'productServices', 'Typed');
  expect(await expire()).toBe(url);
  expect(screen.getByText(KEPT)).toBeVisible();
  typing.unmount();

  renderApp(url, { as: MAYA });
  await atStep('Your Business');
  expect(control('productServices')).toHaveValue('Typed');
});

it('a session that the login of another member ends leaves no notice about the text for that member', async () => {
  const { user } = await openSecondStep();
  await user.type(control('productServices'), '!');
  act(() => endSession('replaced'));
  expect(takeNotice()).toBeUndefined();
});
