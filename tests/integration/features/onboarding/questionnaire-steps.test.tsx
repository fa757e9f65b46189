import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { findFileInput } from '../../../helpers/files';
import { laterResponse } from '../../../helpers/requests';
import { pressBack } from '../../../helpers/user';
import { renderApp } from '../../render-app';
import {
  api,
  atStep,
  control,
  countRequests,
  FILLED,
  JONAS,
  MAYA,
  memberOf,
  saves,
} from './helpers';
import { answerAll, goToLast, open } from './walk-questionnaire';

it('the questionnaire of a new member begins without answers and opens only the steps up to the first blank required answer', async () => {
  const { user, dialog } = await open();
  expect(control('name')).toHaveValue('');
  expect(dialog.queryByRole('button', { name: /^Your Business/ })).toBeNull();
  for (const field of ['name', 'background', 'whyStartBusiness', 'longTermVision'] as const) {
    await user.type(control(field), 'x');
  }
  expect(dialog.getByRole('button', { name: 'Your Business' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const next = await atStep('Your Business');
  expect(next.getByRole('button', { name: 'About You, answered' })).toBeVisible();
  expect(next.queryByRole('button', { name: /^Brand Identity/ })).toBeNull();
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ name: 'x', background: 'x' });
});

it('a press on a step with saved answers opens it and saves what was typed', async () => {
  answerAll(JONAS);
  const { user, dialog } = await open();
  await user.type(control('background'), '!');
  await user.click(dialog.getByRole('button', { name: 'Premium Offer, answered' }));
  await atStep('Premium Offer');
  expect(screen.getByRole('group', { name: 'Step 5 of 6: Premium Offer' })).toHaveFocus();
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^About You/ }));
  await atStep('About You');
  expect(saves()).toHaveLength(1);
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
  expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({});
});

it('Choose files in the first step opens the documents, and Close, Back and Edit answers return to the questionnaire with what was typed', async () => {
  const { user } = await open();
  const openDocuments = async () => {
    await user.click(screen.getByRole('button', { name: 'Choose files' }));
    return within(await screen.findByRole('dialog', { name: 'Generate Your Business Profile' }));
  };
  await user.type(control('background'), 'x');
  const documents = await openDocuments();
  await user.click(documents.getByRole('button', { name: 'Close' }));
  await atStep('About You');
  expect(control('background')).toHaveValue('x');

  await openDocuments();
  await pressBack();
  await atStep('About You');
  const reopened = await openDocuments();
  await user.click(reopened.getByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  expect(control('background')).toHaveValue('x');
});

it('View Profile in the documents opens the profile, and Back returns to the documents', async () => {
  await preloadScreen('/profile');
  answerAll(MAYA);
  const { user } = renderApp('/profile', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  const documents = within(
    await screen.findByRole('dialog', { name: 'Generate Your Business Profile' }),
  );
  await user.click(await documents.findByRole('button', { name: 'View Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Business profile' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await pressBack();
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
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

/** Uploads a document that suggests another background, and presses Overwrite. */
async function overwriteBackground(user: UserEvent) {
  api.server.use(
    http.post('*/api/user/onboarding/upload', () =>
      HttpResponse.json({
        overwriteRequest: true,
        overwriteCandidates: { background: 'From the documents' },
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Choose files' }));
  const documents = within(
    await screen.findByRole('dialog', { name: 'Generate Your Business Profile' }),
  );
  await user.upload(findFileInput(), new File(['Text'], 'Plan.pdf'));
  await user.click(documents.getByRole('button', { name: /^Submit/ }));
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
}

it('answers from documents replace those typed in the open questionnaire, also in the next save', async () => {
  answerAll(JONAS);
  const { user } = await open();
  await user.click(control('background'));
  await user.paste(' Typed.');
  await overwriteBackground(user);
  await screen.findByText('Form submitted successfully!');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await atStep('About You');
  expect(control('background')).toHaveValue('From the documents');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ background: 'From the documents' });
});

it('answers from documents replace those whose save is in flight', async () => {
  const pendingSave = deferred();
  api.server.use(
    http.post('*/api/user/onboarding', () => pendingSave.promise.then(() => undefined), {
      once: true,
    }),
  );
  answerAll(JONAS);
  const { user } = await open();
  await user.click(control('background'));
  await user.paste(' Typed.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  await overwriteBackground(user);
  await laterResponse();
  pendingSave.resolve();
  await screen.findByText('Form submitted successfully!');
  await laterResponse();
  expect(memberOf(JONAS).onboarding.answers.background).toBe('From the documents');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await atStep('About You');
  expect(control('background')).toHaveValue('From the documents');
});

it('Update saves the edited answers, closes the questionnaire and offers the generation, which starts on the profile page', async () => {
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  expect(control('name')).toHaveValue('Maya Lindqvist');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.clear(control('name'));
  await user.paste('Maya L.');
  const dialog = await goToLast(user);
  expect(dialog.queryByRole('button', { name: 'Complete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(`${ANSWER_FIELDS.length} answers saved.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(memberOf(MAYA).onboarding.answers.name).toBe('Maya L.');
  expect(countRequests('GET', '/user/getuserdata')).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Generate your business profile' }));
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tab=createProfile');
});
