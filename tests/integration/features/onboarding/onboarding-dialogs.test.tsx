import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAYA, JONAS, AMARA, respondTo, holdResponse, requestsTo } from '../../../helpers/mock-api';
import { laterResponse } from '../../../helpers/requests';
import { renderApp } from '../../render-app';
import { atStep, memberOf, openFirstRun } from './helpers';

const STATUS = '/user/getuserdata';
const statusCount = () => requestsTo(STATUS).length;
const findTrialForm = () => screen.findByRole('dialog', { name: 'Complete Your Setup' });

/** Expects no dialog after a status has loaded and a dialog that it opens would be open. */
async function expectNoDialog(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Loading your profile...')).toBeNull());
  await laterResponse();
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
  expect(statusCount()).toBe(1);
  memberOf(AMARA).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Your free trial is active.')).toBeVisible();
  expect(statusCount()).toBe(2);
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await screen.findByText(/^Welcome back,/);
  await expectNoDialog();
});

it('the questionnaire and then the trial form open for a new member in the entry of the page, each until it is closed', async () => {
  const { user } = openFirstRun();
  const dialog = await atStep('About You');
  expectOneDialog();
  expect(dialog.getByText('About 10 minutes. Saved at each step.')).toBeVisible();
  const { length } = window.history;
  await user.keyboard('{Escape}');
  await findTrialForm();
  expectOneDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(statusCount()).toBe(2));
  await expectNoDialog();
  expect(screen.queryByText('Your free trial is active.')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/explore');
  expect(window.history.length).toBe(length);
});

it('a status that cannot be read opens the questionnaire and no trial form after it', async () => {
  respondTo(STATUS, null);
  const { user } = openFirstRun(AMARA);
  const dialog = await atStep('About You');
  await user.click(dialog.getByRole('button', { name: 'Do this later' }));
  await expectNoDialog();
});

it('no dialog opens and no status is requested outside the home page and the catalogue', async () => {
  renderApp('/subscription', { as: JONAS });
  await screen.findByRole('heading', { name: 'Choose Your Plan' });
  await expectNoDialog();
  expect(statusCount()).toBe(0);
});

it('a pending status request shows a loading text and leaves the page usable, and no dialog opens for a member with answers and payment details', async () => {
  const status = holdResponse(STATUS);
  const { user } = renderApp('/explore', { as: MAYA });
  expect(await screen.findByText('Loading your profile...')).toBeVisible();
  const category = screen.getByRole('button', { name: 'E Learning Tools' });
  await user.click(category);
  expect(category).toHaveAttribute('aria-pressed', 'true');
  status.release();
  await expectNoDialog();
});

it('the questionnaire waits until a dialog that is open is closed', async () => {
  const { user } = renderApp('/explore?modal=usage', { as: JONAS });
  await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  await waitFor(() => expect(statusCount()).toBe(1));
  await laterResponse();
  expectOneDialog();
  await user.keyboard('{Escape}');
  await atStep('About You');
  expectOneDialog();
});
