import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { stopClock } from '../../../../helpers/clock';
import { findFileInput } from '../../../../helpers/files';
import {
  MAYA,
  JONAS,
  respondTo,
  respondOnce,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import { laterResponse } from '../../../../helpers/requests';
import { leaveTab } from '../../../../helpers/user';
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
  makeFile,
  memberKeyOf,
  memberOf,
  open,
  openFirstRun,
  saves,
} from '../helpers';

const SAVE = 'POST /user/onboarding';
const NOT_SAVED = /^Your answers were not saved/;
const pressContinue = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Continue' }));

it('each save shows Saving changes... for one second, then Saved until the member types again', async () => {
  answerAll(JONAS);
  const { user } = await open();
  const clock = stopClock();
  for (const title of ['Your Business', 'Brand Identity']) {
    const sent = saves().length;
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await clock.waitUntil(() => screen.getByRole('dialog', { name: title }));
    await clock.waitUntil(() => expect(saves()).toHaveLength(sent + 1));
    await clock.advance(900);
    expect(screen.getByText('Saving changes...')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
    await clock.advance(200);
    await clock.waitUntil(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(screen.queryByText('Saving changes...')).toBeNull();
  }
  clock.resume();
  await user.type(control('coreMessage'), 'W');
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a save that fails after Do this later shows one error and keeps the unsaved answers', async () => {
  const response = holdResponse(SAVE);
  const { user } = await open();
  await completeStep(user, 0);
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Do this later' }));
  response.release({}, 500);
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(storedAnswersDraft.read(memberKeyOf(JONAS))).toMatchObject({
    background: FILLED['background'],
  });
});

it('a failed save keeps the dialog and its texts without a toast, and a double click on Retry sends them once', async () => {
  respondOnce(SAVE, { success: false });
  const { user } = await open();
  const dialog = (await completeStep(user, 0))!;
  expect(await dialog.findByRole('alert')).toHaveTextContent('Saving failed');
  expect(memberOf(JONAS).onboarding.answers.name).toBe('');
  await fillIn(user, 'businessName', 'Weberwerk');
  const retry = dialog.getByRole('button', { name: 'Retry' });
  // Before React has rendered the first click's state.
  act(() => {
    retry.click();
    retry.click();
  });
  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
  expect(saves()).toHaveLength(2);
  expect(memberOf(JONAS).onboarding.answers).toMatchObject({
    name: FILLED['name'],
    businessName: 'Weberwerk',
  });
});

it('a failed save of the last step keeps its texts, and Complete sends them again and is disabled meanwhile', async () => {
  answerAll(JONAS);
  memberOf(JONAS).onboarding.answers.primaryAction = '';
  const { user } = openFirstRun();
  const dialog = await atStep('Marketing');
  const complete = dialog.getByRole('button', { name: 'Complete' });
  await fillIn(user, 'primaryAction', 'Book a call today');
  respondOnce(SAVE, { msg: 'Broken' }, 503);
  await user.click(complete);
  expect(await dialog.findByText('Saving failed')).toBeVisible();
  expect(control('primaryAction')).toHaveValue('Book a call today');
  const last = holdResponse(SAVE);
  expect(complete).not.toHaveAttribute('aria-disabled');
  await user.click(complete);
  expect(complete).toHaveAttribute('aria-disabled', 'true');
  last.release();
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(memberOf(JONAS).onboarding.answers.primaryAction).toBe('Book a call today');
});

it('a second save is sent after the first has ended', async () => {
  const first = holdResponse(SAVE);
  const { user } = await open();
  await completeStep(user, 0);
  await completeStep(user, 1);
  await laterResponse();
  expect(saves()).toHaveLength(1);
  expect(await screen.findByText('Still saving...')).toBeVisible();
  first.release();
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(memberOf(JONAS).onboarding.answers.problemSolved).toBe(FILLED['problemSolved']);
});

it('the second click of a double click opens no further step, and a quick click after 300 ms does', async () => {
  answerAll(JONAS);
  await open();
  // The dialog itself ignores the second click of the double click that has opened it.
  vi.setSystemTime(Date.now() + 1000);
  onTestFinished(() => void vi.useRealTimers());
  const press = (detail: number, timeStamp: number) => {
    const button = screen.getByRole('button', { name: 'Continue' });
    const click = createEvent.click(button, { detail });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(button, click);
  };
  press(1, 1000);
  await atStep('Your Business');
  press(2, 1290);
  press(2, 1600);
  await atStep('Brand Identity');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(screen.getByRole('dialog', { name: 'Brand Identity' })).toBeInTheDocument();
});

it('the questionnaire shows answers that another tab has saved when the window gets the focus', async () => {
  const { user } = await open();
  await fillIn(user, 'name', 'Typed here');
  Object.assign(memberOf(JONAS).onboarding.answers, { name: 'Elsewhere', background: 'New' });
  leaveTab();
  await waitFor(() => expect(control('background')).toHaveValue('New'));
  expect(control('name')).toHaveValue('Typed here');
});

it('nothing can be typed or saved before the saved answers are loaded, nor after that has failed, until Retry', async () => {
  answerAll(JONAS);
  const loaded = holdResponse('/user/onboarding');
  const { user } = openFirstRun();
  const dialog = within(await screen.findByRole('dialog', { name: 'About You' }));
  await dialog.findByText('Loading your answers...');
  await pressContinue(user);
  loaded.release({}, 400);
  expect(await dialog.findByText('Your saved answers could not be loaded')).toBeVisible();
  await pressContinue(user);
  expect(dialog.queryByRole('textbox')).toBeNull();
  await laterResponse();
  expect(saves()).toHaveLength(0);

  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(control('name')).toHaveValue(FILLED['name']));
  expect(dialog.getByText('100%')).toBeVisible();
});

/** Uploads a document that suggests another background, and presses Overwrite. */
async function overwriteBackground(user: UserEvent) {
  const overwriteCandidates = { background: 'From the documents' };
  respondTo('POST /user/onboarding/upload', { overwriteRequest: true, overwriteCandidates });
  await user.click(screen.getByRole('button', { name: 'Choose files' }));
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  await user.upload(findFileInput(), makeFile('Plan.pdf'));
  await user.click(documents().getByRole('button', { name: /^Submit/ }));
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
}

it('answers from documents replace typed ones, also those whose save is in flight, and are in the next save', async () => {
  answerAll(JONAS);
  const pendingSave = holdResponse(SAVE);
  const { user } = await open();
  await fillIn(user, 'background', 'Saved meanwhile');
  await pressContinue(user);
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  await fillIn(user, 'background', 'Typed');
  await overwriteBackground(user);
  await laterResponse();
  pendingSave.release();
  await user.click(await screen.findByRole('button', { name: 'Review answers' }));
  await atStep('About You');
  expect(memberOf(JONAS).onboarding.answers.background).toBe('From the documents');
  expect(control('background')).toHaveValue('From the documents');
  await pressContinue(user);
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ background: 'From the documents' });
});

it('Update saves the edited answers, closes the questionnaire and offers the generation, which starts on the profile page', async () => {
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  const first = await atStep('About You');
  expect(control('name')).toHaveValue('Maya Lindqvist');
  expect(first.queryByText(/About 10 minutes/)).toBeNull();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await fillIn(user, 'name', 'Maya L.');
  const dialog = await goToLast(user);
  expect(dialog.queryByRole('button', { name: 'Complete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(memberOf(MAYA).onboarding.answers.name).toBe('Maya L.');
  expect(requestsTo('GET /user/getuserdata')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Generate your business profile' }));
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tab=createProfile');
});
