import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
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
import { answerAll, completeStep, fill, goToLast, open, openFirstRun } from './walk-questionnaire';

const REQUIRED = 'This field is required';
const OPTIONAL_NOTE = 'These are optional now. Your business profile needs them.';

it('the six steps each save all answers and end with the trial form, after which a toast confirms them', async () => {
  const { user } = await open();
  for (const [index, { fields }] of STEPS.entries()) {
    for (const field of fields) {
      const isLine = ['name', 'businessName', 'secondOfferPricing'].includes(field);
      expect(control(field).tagName, field).toBe(isLine ? 'INPUT' : 'TEXTAREA');
      expect(control(field), field).toHaveAccessibleName(/\?$/);
    }
    expect(screen.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    if (index < 5) await completeStep(user, index);
  }
  await fill(user, 5);
  await waitFor(() => expect(saves()).toHaveLength(5));
  expect(countRequests('GET', '/user/getuserdata')).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(countRequests('GET', '/user/getuserdata')).toBe(2);
  await laterResponse();
  expect(screen.queryByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeVisible();
  expect(saves().at(-1)).toEqual(FILLED);
  for (const body of saves()) {
    expect(Object.keys(body).toSorted()).toEqual(ANSWER_FIELDS.toSorted());
  }
  expect(memberOf(JONAS).onboarding.answers).toEqual(FILLED);
  expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({});
});

it('completing the questionnaire with blank optional answers counts them, and opens no dialog when payment details have been collected by then', async () => {
  answerAll(JONAS);
  Object.assign(memberOf(JONAS).onboarding.answers, { secondOffer: '', secondOfferPricing: ' ' });
  const { user } = openFirstRun(JONAS);
  await atStep('Premium Offer');
  const dialog = await goToLast(user);
  memberOf(JONAS).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(
    await screen.findByText(
      `${ANSWER_FIELDS.length - 2} of ${ANSWER_FIELDS.length} answers saved.`,
    ),
  ).toBeVisible();
  expect(countRequests('GET', '/user/getuserdata')).toBe(2);
  expect(screen.queryByText('Generate your business profile')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the questionnaire opens at the first step with an unanswered field, and the second offer may be left out', async () => {
  answerAll(JONAS);
  const second = { secondOffer: '', secondOfferRelation: '', secondOfferPricing: '' };
  Object.assign(memberOf(JONAS).onboarding.answers, second);
  const { user } = openFirstRun(JONAS);
  const dialog = await atStep('Premium Offer');
  await waitFor(() => expect(window.location.search).toBe('?modal=questionnaire&step=5'));
  expect(dialog.getByText(OPTIONAL_NOTE)).toBeVisible();
  // The first unanswered field is another one now.
  for (const field of STEPS[4]!.fields) await user.type(control(field), 'x');
  await atStep('Premium Offer');
  for (const field of STEPS[4]!.fields) await user.clear(control(field));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect((await atStep('Marketing')).queryByText(OPTIONAL_NOTE)).toBeNull();
});

it('Escape and a press outside do not close a questionnaire with typed text, and Do this later does', async () => {
  const { user } = await open();
  await user.type(control('name'), 'J');
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('[data-scrim]')!);
  await laterResponse();
  expect(control('name')).toHaveValue('J');
  await user.click(screen.getByRole('button', { name: 'Do this later' }));
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
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

it('on a phone one bar shows the share of the reached steps, and its parts open the steps', async () => {
  answerAll(JONAS);
  stubPhoneViewport();
  const { user, dialog } = await open();
  expect(dialog.getByText('17%')).toBeVisible();
  expect(dialog.getAllByText(/Step 1 of 6|Progress|%$/)).toHaveLength(2);
  const steps = within(dialog.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
  await user.click(steps.getByRole('button', { name: 'Step 6: Marketing, answered' }));
  await atStep('Marketing');
  expect(screen.getByText('100%')).toBeVisible();
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
  const { user } = openFirstRun(JONAS);
  const dialog = await atStep('Marketing');
  const complete = dialog.getByRole('button', { name: 'Complete' });
  await user.click(complete);
  expect(dialog.getByText(REQUIRED)).toBeVisible();
  expect(control('primaryAction')).toHaveFocus();
  expect(saves()).toHaveLength(0);

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
