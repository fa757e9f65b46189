import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { STEPS } from '@/resources/onboarding/questionnaire/fields';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/later-response';
import { stopClock } from '../../../helpers/stopped-clock';
import { api, atStep, control, fail, FILLED, focusTab, JONAS, memberOf, saves } from './helpers';
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

it('a press that a browser counts as the second of a double click continues after 60 ms and not before', async () => {
  answerAll(JONAS);
  await open();
  const press = (detail: number, timeStamp: number) => {
    const button = screen.getByRole('button', { name: 'Continue' });
    const click = createEvent.click(button, { detail });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(button, click);
  };
  press(1, 1000);
  await atStep('Your Business');
  press(2, 1054);
  press(2, 1119);
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

it('Continue does nothing until the questionnaire shows the saved answers', async () => {
  answerAll(JONAS);
  const loaded = deferred();
  api.server.use(
    http.get('*/api/user/onboarding', async () => {
      await loaded.promise;
      return undefined;
    }),
  );
  const { user } = openFirstRun(JONAS);
  await screen.findByRole('dialog', { name: 'About You' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('dialog', { name: 'About You' })).toBeInTheDocument();
  loaded.resolve();
  await atStep('About You');
  expect(control('name')).toHaveValue(FILLED['name']);
  expect(screen.getByText('100%')).toBeVisible();
});

it('saved answers that could not be loaded are never overwritten by blanks', async () => {
  answerAll(JONAS);
  fail('get', '/user/onboarding', 400);
  const { user, dialog } = await open();
  expect(dialog.getByText('Your saved answers could not be loaded')).toBeVisible();
  for (const field of STEPS[0].fields) {
    await user.click(control(field));
    await user.paste('New');
  }
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await laterResponse();
  expect(saves()).toHaveLength(0);
  expect(dialog.queryByText('Saving failed')).toBeNull();

  api.server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(control('businessName')).toHaveValue(FILLED['businessName']));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toEqual({
    ...FILLED,
    ...Object.fromEntries(STEPS[0].fields.map((field) => [field, 'New'])),
  });
  expect(dialog.queryByText('Your saved answers could not be loaded')).toBeNull();
});
