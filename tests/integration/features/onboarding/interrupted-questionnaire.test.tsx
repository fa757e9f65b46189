import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { memberParts } from '@/app/start/phases';
import { ANSWER_FIELDS, isRequired } from '@/resources/onboarding/questionnaire/fields';
import { logout } from '@/resources/session/logout';
import { takeNotice } from '@/resources/session/notice';
import { endSession } from '@/resources/session/session';
import { renderApp } from '../../render-app';
import { AMARA, api, atStep, control, focusTab, JONAS, MAYA, memberOf } from './helpers';

const KEPT = 'What you typed is kept on this device.';

/** Ends the session on the server and opens the login page. */
async function expire() {
  api.db().sessions.length = 0;
  focusTab();
  await screen.findByRole('heading', { name: 'Welcome back' });
  await screen.findByText('Session expired. Please login again.');
  // The response removes the cookies, so it must arrive before the next login.
  await waitFor(() =>
    expect(api.calls().findLast(({ path }) => path === '/auth/logout')?.status).toBe(200),
  );
}

/** Opens the answers on the page of the business profile, at the second step. */
async function openSecondStep() {
  await Promise.all([preloadScreen('/profile'), memberParts.load()]);
  const app = renderApp('/profile?tab=createProfile', { as: MAYA });
  await app.user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  await app.user.click(screen.getByRole('button', { name: /Continue/ }));
  await atStep('Your Business');
  return app;
}

it('after the session expired, the login page says that a typed text is kept, and the member returns to the step once', async () => {
  const { unmount } = await openSecondStep();
  await expire();
  expect(screen.queryByText(KEPT)).toBeNull();
  unmount();

  const typing = renderApp('/profile?tab=createProfile', { as: MAYA });
  await atStep('Your Business');
  await typing.user.type(control('productServices'), ' and more');
  await expire();
  expect(screen.getByText(KEPT)).toBeVisible();
  typing.unmount();

  const returned = renderApp('/profile?tab=createProfile', { as: MAYA });
  await atStep('Your Business');
  expect(control('productServices')).toHaveValue(
    `${memberOf(MAYA).onboarding.answers.productServices} and more`,
  );
  // It opens once.
  await returned.user.click(screen.getByRole('button', { name: 'Do this later' }));
  returned.unmount();
  renderApp('/profile?tab=createProfile');
  await screen.findByRole('button', { name: 'Edit answers' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a member whose session expired in the questionnaire of home returns to its step once, although the required answers are saved', async () => {
  const jonas = memberOf(JONAS);
  Object.assign(jonas, { isOnboarded: true, paymentDetailsCollected: true });
  for (const field of ANSWER_FIELDS.filter(isRequired)) jonas.onboarding.answers[field] = 'Text';
  const { user, unmount } = renderApp('/', { as: JONAS });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await atStep('Premium Offer');
  await user.type(control('secondOffer'), 'A retreat');
  await expire();
  unmount();

  const returned = renderApp('/', { as: JONAS });
  await atStep('Premium Offer');
  expect(control('secondOffer')).toHaveValue('A retreat');
  await returned.user.click(screen.getByRole('button', { name: 'Do this later' }));
  expect(await screen.findByText('16 of 19 answers')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a session that the login of another member ends leaves no notice about the text for that member', async () => {
  const { user } = await openSecondStep();
  await user.type(control('productServices'), '!');
  act(() => endSession('replaced'));
  expect(takeNotice()).toBeUndefined();
});

it('the questionnaire of a member whose session expired is not opened for another member', async () => {
  const { user, unmount } = await openSecondStep();
  await user.type(control('productServices'), '!');
  await expire();
  unmount();
  const other = renderApp('/profile?tab=createProfile', { as: AMARA });
  await screen.findByRole('heading', { level: 1, name: 'Business profile' });
  expect(screen.queryByRole('dialog')).toBeNull();
  other.unmount();
  memberOf(JONAS).isOnboarded = false;
  renderApp('/explore', { as: JONAS });
  await atStep('About You');
});

it('after Logout the questionnaire does not open again', async () => {
  const { user, unmount } = await openSecondStep();
  await user.type(control('productServices'), '!');
  await logout();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByText(KEPT)).toBeNull();
  unmount();
  renderApp('/profile?tab=createProfile', { as: MAYA });
  await screen.findByRole('button', { name: 'Edit answers' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
