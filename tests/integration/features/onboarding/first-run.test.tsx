import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { renderApp } from '../../render-app';
import { AMARA, api, countRequests, atStep, JONAS, MAYA, memberOf } from './helpers';
import { openFirstRun } from './walk-questionnaire';

const STATUS = '/user/getuserdata';

const findTrialForm = () => screen.findByRole('dialog', { name: 'Complete Your Setup' });

/** Resolves when the status has loaded and a dialog that it opens would be open. */
async function waitForStatus(times = 1): Promise<void> {
  await waitFor(() => expect(countRequests('GET', STATUS)).toBe(times));
  await waitFor(() => expect(screen.queryByText('Loading your profile...')).toBeNull());
  await laterResponse();
}

function expectNoDialog(): void {
  expect(screen.queryByRole('dialog')).toBeNull();
}

/** Expects one dialog, and none below it, which would be hidden. */
function expectOneDialog(): void {
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
}

it('the trial form opens for a member without payment details, and Done refetches the status, which says once that the trial is active', async () => {
  const { user } = renderApp('/explore', { as: AMARA });
  const dialog = within(await findTrialForm());
  expect(dialog.getByText('90-day Free Trial Activation')).toBeVisible();
  expect(dialog.getByText(/required to activate your account/)).toBeVisible();
  expect(dialog.getByTitle('90-day Free Trial Activation')).toHaveAttribute(
    'src',
    import.meta.env['VITE_TRIAL_FORM_URL'],
  );
  expect(countRequests('GET', STATUS)).toBe(1);
  memberOf(AMARA).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Your free trial is active.')).toBeVisible();
  await waitForStatus(2);
  expectNoDialog();
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await screen.findByText(/^Welcome back,/);
  await laterResponse();
  expectNoDialog();
});

it('the questionnaire and then the trial form open for a new member in the entry of the page, each until it is closed', async () => {
  const { user } = openFirstRun(JONAS);
  const dialog = await atStep('About You');
  expectOneDialog();
  expect(dialog.getByText('About 10 minutes. Saved at each step.')).toBeVisible();
  const { length } = window.history;
  await user.keyboard('{Escape}');
  await findTrialForm();
  expectOneDialog();
  await user.keyboard('{Escape}');
  await waitFor(expectNoDialog);
  await waitForStatus(2);
  expectNoDialog();
  expect(screen.queryByText('Your free trial is active.')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/explore');
  expect(window.history.length).toBe(length);
});

it('a status that cannot be read opens the questionnaire and no trial form after it', async () => {
  api.server.use(http.get(`*/api${STATUS}`, () => HttpResponse.json(null)));
  const { user } = openFirstRun(AMARA);
  const dialog = await atStep('About You');
  await user.click(dialog.getByRole('button', { name: 'Do this later' }));
  await laterResponse();
  expectNoDialog();
});

it('no dialog opens and no status is requested outside the home page and the catalogue', async () => {
  renderApp('/subscription', { as: JONAS });
  await screen.findByRole('heading', { name: 'Choose Your Plan' });
  await laterResponse();
  expect(countRequests('GET', STATUS)).toBe(0);
  expectNoDialog();
});

it('a pending status request shows a loading text and leaves the page usable, and no dialog opens for a member with answers and payment details', async () => {
  const pendingStatus = deferred();
  api.server.use(
    http.get(`*/api${STATUS}`, async () => {
      await pendingStatus.promise;
      return undefined;
    }),
  );
  const { user } = renderApp('/explore', { as: MAYA });
  expect(await screen.findByText('Loading your profile...')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'E Learning Tools' }));
  expect(screen.getByRole('button', { name: 'E Learning Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  pendingStatus.resolve();
  await waitForStatus();
  expectNoDialog();
});

it('the questionnaire waits until the usage dashboard opened by the URL is closed', async () => {
  const { user } = renderApp('/explore?modal=usage', { as: JONAS });
  await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  await waitForStatus();
  expectOneDialog();
  await user.keyboard('{Escape}');
  await atStep('About You');
  expectOneDialog();
});

it('the questionnaire waits until a dialog that the member opened is closed', async () => {
  const pendingStatus = deferred();
  api.server.use(
    http.get(`*/api${STATUS}`, async () => {
      await pendingStatus.promise;
      return undefined;
    }),
  );
  const { user } = renderApp('/explore', { as: JONAS });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Password Reset' }));
  await screen.findByRole('dialog', { name: 'Change Password' });
  pendingStatus.resolve();
  await waitForStatus();
  expectOneDialog();
  await user.keyboard('{Escape}');
  await atStep('About You');
});
