import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/questionnaire/fields';
import { JONAS, requestsTo } from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { pressBack } from '../../../../helpers/user';
import { stubPhoneViewport } from '../../../app/window';
import { renderApp } from '../../../render-app';
import {
  answerAll,
  atStep,
  completeStep,
  control,
  documents,
  fillIn,
  FILLED,
  goToLast,
  memberKeyOf,
  memberOf,
  open,
  openFirstRun,
  saves,
} from '../helpers';

const REQUIRED = 'This field is required';
const OPTIONAL_NOTE = 'These are optional now. Your business profile needs them.';
const statusCount = () => requestsTo('GET /user/getuserdata').length;

it('the six steps each save all answers and end with the trial form, after which a toast confirms them', async () => {
  const { user } = await open();
  for (const [index, { fields }] of STEPS.entries()) {
    for (const field of fields) {
      const isLine = ['name', 'businessName', 'secondOfferPricing'].includes(field);
      expect(control(field).tagName, field).toBe(isLine ? 'INPUT' : 'TEXTAREA');
      expect(control(field), field).toHaveAccessibleName(/\?$/);
    }
    expect(screen.getByText(`Step ${index + 1} of 6`)).toBeVisible();
    expect(statusCount()).toBe(1);
    await completeStep(user, index);
  }
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(statusCount()).toBe(2);
  expect(saves()).toHaveLength(6);
  for (const body of saves()) {
    expect(Object.keys(body).toSorted()).toEqual(ANSWER_FIELDS.toSorted());
  }
  expect(memberOf(JONAS).onboarding.answers).toEqual(FILLED);
  expect(storedAnswersDraft.read(memberKeyOf(JONAS))).toEqual({});
  expect(screen.queryByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeVisible();
});

it('completing the questionnaire with blank optional answers counts them, and opens no dialog when payment details have been collected by then', async () => {
  answerAll(JONAS);
  Object.assign(memberOf(JONAS).onboarding.answers, { secondOffer: '', secondOfferPricing: ' ' });
  const { user } = openFirstRun();
  await atStep('Premium Offer');
  const dialog = await goToLast(user);
  memberOf(JONAS).paymentDetailsCollected = true;
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(
    await screen.findByText(
      `${ANSWER_FIELDS.length - 2} of ${ANSWER_FIELDS.length} answers saved.`,
    ),
  ).toBeVisible();
  expect(statusCount()).toBe(2);
  expect(screen.queryByText('Generate your business profile')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the questionnaire opens at the first step with an unanswered field, and the second offer may be left out', async () => {
  answerAll(JONAS);
  const second = { secondOffer: '', secondOfferRelation: '', secondOfferPricing: '' };
  Object.assign(memberOf(JONAS).onboarding.answers, second);
  const { user } = openFirstRun();
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

it('the step is in the URL, so that a reload opens it again, and closing removes it', async () => {
  answerAll(JONAS);
  const { user } = renderApp('/explore?x=1&modal=questionnaire&step=3', { as: JONAS });
  await atStep('Brand Identity');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your First Offer');
  expect(window.location.search).toBe('?x=1&modal=questionnaire&step=4');
  await user.click(screen.getByRole('button', { name: 'Do this later' }));
  await waitFor(() => expect(window.location.search).toBe('?x=1'));
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

it('the steps up to the first blank required answer open; Back and Continue keep the texts, and scroll to the top of the step', async () => {
  const { user, dialog } = await open();
  expect(control('name')).toHaveValue('');
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Your Business/ })).toBeNull();
  await completeStep(user, 0);
  expect(screen.queryByRole('button', { name: /^Brand Identity/ })).toBeNull();
  await fillIn(user, 'businessName', 'Weberwerk');
  // jsdom has no style sheet, so that this is the element that scrolls.
  document.documentElement.scrollTop = 300;
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  expect(document.documentElement.scrollTop).toBe(0);
  expect(control('background')).toHaveValue(FILLED['background']);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const next = await atStep('Your Business');
  expect(control('businessName')).toHaveValue('Weberwerk');
  expect(screen.getByRole('group', { name: 'Step 2 of 6: Your Business' })).toHaveFocus();
  expect(next.getByRole('button', { name: 'About You, answered' })).toBeVisible();
});

it('a press on a step with saved answers opens it and saves what was typed, and an earlier one saves nothing', async () => {
  answerAll(JONAS);
  const { user, dialog } = await open();
  await user.type(control('background'), '!');
  await user.click(dialog.getByRole('button', { name: 'Premium Offer, answered' }));
  await atStep('Premium Offer');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^About You/ }));
  await atStep('About You');
  expect(saves()).toHaveLength(1);
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
  await fillIn(user, 'name', 'Jonas');
  expect(dialog.getByText('5%')).toBeVisible();
  await user.type(control('background'), '  {Enter} ');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  expect(dialog.getAllByText(REQUIRED)).toHaveLength(3);
  expect(dialog.getByText('5%')).toBeVisible();
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

it('Discard removes the unsaved draft; in a first fill there is none', async () => {
  const first = await open();
  await first.user.type(control('background'), 'Draft');
  expect(first.dialog.queryByText('Unsaved draft')).toBeNull();
  first.unmount();

  answerAll(JONAS);
  const { user, dialog } = await open();
  expect(control('background')).toHaveValue('Draft');
  expect(dialog.getByText('Unsaved draft')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(control('background')).toHaveValue(FILLED['background']);
  expect(dialog.queryByText('Unsaved draft')).toBeNull();
  expect(storedAnswersDraft.read(memberKeyOf(JONAS))).toEqual({});
});

it('Choose files in the first step opens the documents, and Close, Back and Edit answers return to the questionnaire with what was typed', async () => {
  const { user } = await open();
  await user.type(control('background'), 'x');
  const close = () => user.click(documents().getByRole('button', { name: 'Close' }));
  const edit = () => user.click(documents().getByRole('button', { name: 'Edit answers' }));
  for (const returnFromDocuments of [close, pressBack, edit]) {
    await user.click(screen.getByRole('button', { name: 'Choose files' }));
    await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
    await returnFromDocuments();
    await atStep('About You');
    expect(control('background')).toHaveValue('x');
  }
});
