import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { stopClock } from '../../../helpers/clock';
import { api, atStep, control, FILLED, focusTab, JONAS, memberOf, saves } from './helpers';
import { answerAll, fill, open, completeStep, openFirstRun } from './walk-questionnaire';

it('a save shows Saving changes..., then Saved until the member types again', async () => {
  const { user } = await open();
  await fill(user, 0);
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await clock.waitUntil(() => screen.getByRole('dialog', { name: 'Your Business' }));
  const dialog = within(screen.getByRole('dialog'));
  await clock.waitUntil(() => expect(saves()).toHaveLength(1));
  await clock.advance(900);
  expect(dialog.getByText('Saving changes...')).toBeVisible();
  expect(dialog.queryByText('Saved')).toBeNull();
  await clock.advance(200);
  await clock.waitUntil(() => expect(dialog.getByText('Saved')).toBeVisible());
  expect(dialog.queryByText('Saving changes...')).toBeNull();
  clock.resume();

  await user.type(control('businessName'), 'W');
  expect(dialog.queryByText('Saved')).toBeNull();
});

it('a save that fails after Do this later shows one error and keeps the unsaved answers', async () => {
  const response = deferred<Response>();
  api.server.use(http.post('*/api/user/onboarding', () => response.promise));
  const { user } = await open();
  const dialog = await completeStep(user, 0);
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Do this later' }));
  response.resolve(HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByText(/^Your answers were not saved/)).toBeVisible();
  expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toMatchObject({
    background: FILLED['background'],
  });
});

it('a failed save keeps the dialog and its texts without a toast, and a double click on Retry sends them once', async () => {
  api.server.use(
    http.post('*/api/user/onboarding', () => HttpResponse.json({ success: false }), {
      once: true,
    }),
  );
  const { user } = await open();
  const dialog = await completeStep(user, 0);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Saving failed');
  expect(memberOf(JONAS).onboarding.answers.name).toBe('');
  await user.click(control('businessName'));
  await user.paste('Weberwerk');
  const retry = dialog.getByRole('button', { name: 'Retry' });
  // Before React has rendered the first click's state.
  act(() => {
    retry.click();
    retry.click();
  });
  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(screen.queryByText(/^Your answers were not saved/)).toBeNull();
  expect(saves()).toHaveLength(2);
  expect(memberOf(JONAS).onboarding.answers).toMatchObject({
    name: FILLED['name'],
    businessName: 'Weberwerk',
  });
});

it('a second save is sent after the first has ended', async () => {
  const first = deferred();
  let isFirst = true;
  api.server.use(
    http.post('*/api/user/onboarding', async () => {
      if (isFirst) {
        isFirst = false;
        await first.promise;
      }
      return undefined;
    }),
  );
  const { user } = await open();
  await completeStep(user, 0);
  await completeStep(user, 1);
  await laterResponse();
  expect(saves()).toHaveLength(1);
  expect(await screen.findByText('Still saving...')).toBeVisible();
  first.resolve();
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
  await user.clear(control('name'));
  await user.paste('Typed here');
  Object.assign(memberOf(JONAS).onboarding.answers, { name: 'Elsewhere', background: 'New' });
  focusTab();
  await waitFor(() => expect(control('background')).toHaveValue('New'));
  expect(control('name')).toHaveValue('Typed here');
});

it('nothing can be typed or saved before the saved answers are loaded, nor after that has failed, until Retry', async () => {
  answerAll(JONAS);
  const loaded = deferred<Response>();
  api.server.use(http.get('*/api/user/onboarding', () => loaded.promise, { once: true }));
  const { user } = openFirstRun(JONAS);
  const dialog = within(await screen.findByRole('dialog', { name: 'About You' }));
  const pressContinue = () => user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('Loading your answers...');
  await pressContinue();
  loaded.resolve(HttpResponse.json({}, { status: 400 }));
  expect(await dialog.findByText('Your saved answers could not be loaded')).toBeVisible();
  await pressContinue();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await laterResponse();
  expect(saves()).toHaveLength(0);

  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(control('name')).toHaveValue(FILLED['name']));
  expect(dialog.getByText('100%')).toBeVisible();
});

it('a save keeps the answers that another tab has saved since, and shows them', async () => {
  answerAll(JONAS);
  const { user } = await open();
  await user.type(control('name'), '!');
  Object.assign(memberOf(JONAS).onboarding.answers, { background: 'Elsewhere' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toEqual({ ...FILLED, name: `${FILLED['name']}!`, background: 'Elsewhere' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  await waitFor(() => expect(control('background')).toHaveValue('Elsewhere'));
});
