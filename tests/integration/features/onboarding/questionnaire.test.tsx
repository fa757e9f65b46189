import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/later-response';
import { stubPhoneViewport } from '../../app/window';
import {
  api,
  countRequests,
  atStep,
  control,
  fail,
  FILLED,
  JONAS,
  memberOf,
  saves,
} from './helpers';
import { answerAll, fill, goToLast, open, completeStep } from './walk-questionnaire';

const REQUIRED = 'This field is required';
const OPTIONAL_NOTE = 'Optional now. Needed for your AI profile.';

it('the six steps each save all 19 answers and end with the trial form, after which a toast confirms them', async () => {
  const { user } = await open();
  const withoutHelp: string[] = [];
  for (const [index, { fields }] of STEPS.entries()) {
    for (const field of fields) {
      const isLine = ['name', 'businessName', 'secondOfferPricing'].includes(field);
      expect(control(field).tagName, field).toBe(isLine ? 'INPUT' : 'TEXTAREA');
      expect(control(field), field).toHaveAccessibleName(/\?$/);
      const ids = control(field).getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
      if (texts.every((text) => text === OPTIONAL_NOTE)) withoutHelp.push(field);
    }
    expect(screen.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    if (index < 5) await completeStep(user, index);
  }
  expect(withoutHelp).toEqual(['name', 'businessName', 'secondOfferPricing']);
  await fill(user, 5);
  await waitFor(() => expect(saves()).toHaveLength(5));
  expect(countRequests('GET', '/user/getuserdata')).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(countRequests('GET', '/user/getuserdata')).toBe(2);
  await laterResponse();
  expect(screen.queryByText('19 answers saved.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('19 answers saved.')).toBeVisible();
  expect(saves().at(-1)).toEqual(FILLED);
  for (const body of saves()) {
    expect(Object.keys(body).toSorted()).toEqual(ANSWER_FIELDS.toSorted());
  }
  expect(memberOf(JONAS).onboarding.answers).toEqual(FILLED);
  expect(localStorage.getItem(`onboarding-draft:${keyOfMember(memberOf(JONAS))}`)).toBeNull();
});

it('completing the questionnaire opens no dialog when payment details have been collected by then', async () => {
  answerAll(JONAS);
  const { user } = await open();
  const dialog = await goToLast(user);
  memberOf(JONAS).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(countRequests('GET', '/user/getuserdata')).toBe(2));
  expect(await screen.findByText('19 answers saved.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the second offer may be left out and is marked as needed for the profile', async () => {
  answerAll(JONAS);
  const second = { secondOffer: '', secondOfferRelation: '', secondOfferPricing: '' };
  Object.assign(memberOf(JONAS).onboarding.answers, second);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Premium Offer' }));
  const dialog = await atStep('Premium Offer');
  expect(dialog.getAllByText(OPTIONAL_NOTE)).toHaveLength(3);
  for (const field of STEPS[4].fields) {
    expect(control(field)).toHaveAccessibleDescription(new RegExp(OPTIONAL_NOTE));
  }
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await atStep('Marketing');
});

it('Back and Continue keep the texts, and scroll to the top of the step', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await completeStep(user, 0);
  await user.click(control('businessName'));
  await user.paste('Weberwerk');
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

it('on a phone the steps are buttons above the questions, and the progress is the share of the reached steps', async () => {
  answerAll(JONAS);
  stubPhoneViewport();
  const { user, dialog } = await open();
  expect(dialog.getByText('17%')).toBeVisible();
  const steps = within(dialog.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
  await user.click(steps.getByRole('button', { name: 'Step 6: Marketing, answered' }));
  await atStep('Marketing');
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.getAllByText('Progress')).toHaveLength(1);
});

it('the progress is the share of the answered questions, and blank required ones are named, focused and block the step', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText('0%')).toBeVisible();
  // A progress bar would be announced while the member types.
  expect(dialog.queryByRole('progressbar')).toBeNull();
  await user.click(control('name'));
  await user.paste('Jonas');
  expect(dialog.getByText('5%')).toBeVisible();
  await user.type(control('background'), '  {Enter} ');
  expect(dialog.getByText('5%')).toBeVisible();
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
  expect(control('background')).toBeValid();
  expect(dialog.getAllByText(REQUIRED)).toHaveLength(2);
});

it('a blank required field blocks the last step, whose failed save keeps the texts, and Complete sends them again and is disabled meanwhile', async () => {
  answerAll(JONAS);
  memberOf(JONAS).onboarding.answers.primaryAction = '';
  const { user } = await open();
  const dialog = await goToLast(user);
  await waitFor(() => expect(saves()).toHaveLength(1));
  const complete = dialog.getByRole('button', { name: 'Complete' });
  await user.click(complete);
  expect(dialog.getByText(REQUIRED)).toBeVisible();
  expect(control('primaryAction')).toHaveFocus();
  expect(saves()).toHaveLength(1);

  fail('post', '/user/onboarding', 503, 1);
  await user.paste('Book a call today');
  await user.click(complete);
  expect(await dialog.findByText('Saving failed')).toBeVisible();
  expect(control('primaryAction')).toHaveValue('Book a call today');
  const last = deferred();
  api.server.use(http.post('*/api/user/onboarding', () => last.promise.then(() => undefined)));
  expect(complete).not.toHaveAttribute('aria-disabled');
  await user.click(complete);
  expect(complete).toHaveAttribute('aria-disabled', 'true');
  last.resolve();
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(memberOf(JONAS).onboarding.answers.primaryAction).toBe('Book a call today');
});
