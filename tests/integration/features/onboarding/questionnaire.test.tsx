import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { memberKey } from '@/resources/session/session';
import { laterResponse } from '../../../helpers/later-response';
import { stubPhoneViewport } from '../../app/window';
import { countRequests, atStep, control, FILLED, JONAS, memberOf, saves } from './helpers';
import { answerAll, fill, goToLast, open, completeStep, TITLES } from './walk-questionnaire';

const REQUIRED = 'This field is required';

it('the six steps each save all 19 answers and end with the trial form', async () => {
  const { user } = await open();
  for (const [index, { fields }] of STEPS.slice(0, 5).entries()) {
    for (const field of fields) {
      const isLine = ['name', 'businessName', 'secondOfferPricing'].includes(field);
      expect(control(field).tagName, field).toBe(isLine ? 'INPUT' : 'TEXTAREA');
      expect(control(field), field).toHaveAccessibleName(/\?$/);
    }
    expect(screen.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    await completeStep(user, index);
  }
  await fill(user, 5);
  await waitFor(() => expect(saves()).toHaveLength(5));
  expect(countRequests('GET', '/user/getuserdata')).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(countRequests('GET', '/user/getuserdata')).toBe(2);
  expect(saves().at(-1)).toEqual(FILLED);
  for (const body of saves()) {
    expect(Object.keys(body).toSorted()).toEqual(ANSWER_FIELDS.toSorted());
  }
  expect(memberOf(JONAS).onboarding.answers).toEqual(FILLED);
  expect(localStorage.getItem(`onboarding-draft:${memberKey(memberOf(JONAS))}`)).toBeNull();
});

it('completing the questionnaire opens no dialog when payment details have been collected by then', async () => {
  answerAll(JONAS);
  const { user } = await open();
  const dialog = await goToLast(user);
  memberOf(JONAS).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(countRequests('GET', '/user/getuserdata')).toBe(2));
  await laterResponse();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the second offer may be left out and is marked as needed for the profile', async () => {
  answerAll(JONAS);
  const second = { secondOffer: '', secondOfferRelation: '', secondOfferPricing: '' };
  Object.assign(memberOf(JONAS).onboarding.answers, second);
  const { user } = await open();
  for (const title of TITLES.slice(1, 5)) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await atStep(title);
  }
  expect(screen.getAllByText('Optional now. Needed for your AI profile.')).toHaveLength(3);
  for (const field of STEPS[4].fields) {
    expect(control(field)).toHaveAccessibleDescription(/Optional now. Needed for your AI profile./);
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Marketing');
});

it('Back and Continue keep the texts, and scroll to the top of the step', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await completeStep(user, 0);
  await user.type(control('businessName'), 'Weberwerk');
  // jsdom has no style sheet, so that this is the element that scrolls.
  document.documentElement.scrollTop = 300;
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  expect(document.documentElement.scrollTop).toBe(0);
  expect(control('background')).toHaveValue(FILLED['background']);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  expect(control('businessName')).toHaveValue('Weberwerk');
  expect(screen.getByRole('group', { name: 'Step 2 of 6: Your Business' })).toHaveFocus();
});

it('the progress is the share of the answered questions', async () => {
  const { user } = await open();
  // The name is prefilled.
  expect(screen.getByText('5%')).toBeVisible();
  await user.clear(control('name'));
  expect(screen.getByText('0%')).toBeVisible();
  await user.type(control('name'), 'Jonas');
  expect(screen.getByText('5%')).toBeVisible();
  await user.type(control('background'), '   ');
  expect(screen.getByText('5%')).toBeVisible();
});

it('the progress on a phone is the share of the reached steps', async () => {
  stubPhoneViewport();
  const { user } = await open();
  expect(screen.getByText('17%')).toBeVisible();
  await completeStep(user, 0);
  expect(screen.getByText('33%')).toBeVisible();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

it('blank required fields are named, focused and block the step until they are filled in', async () => {
  const { user, dialog } = await open();
  await user.type(control('name'), 'Jonas');
  await user.type(control('background'), '  {Enter} ');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  expect(dialog.getAllByText(REQUIRED)).toHaveLength(3);
  expect(screen.getByRole('dialog', { name: 'About You' })).toBeInTheDocument();
  expect(control('name')).toBeValid();
  expect(control('background')).toHaveFocus();
  expect(control('background')).toBeInvalid();
  expect(control('background')).toHaveAccessibleDescription(new RegExp(REQUIRED));
  expect(screen.getByText('3 of the answers on this step are missing.')).toHaveRole('status');
  expect(saves()).toHaveLength(0);

  await user.type(control('background'), 'x');
  expect(control('background')).not.toHaveAttribute('aria-invalid');
  expect(dialog.getAllByText(REQUIRED)).toHaveLength(2);
});

it('a blank required field blocks the last step', async () => {
  answerAll(JONAS);
  memberOf(JONAS).onboarding.answers.primaryAction = '';
  const { user } = await open();
  const dialog = await goToLast(user);
  await waitFor(() => expect(saves()).toHaveLength(5));
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(dialog.getByText(REQUIRED)).toBeVisible();
  expect(control('primaryAction')).toHaveFocus();
  expect(saves()).toHaveLength(5);
});
