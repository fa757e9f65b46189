import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { deferred } from '../../../helpers/deferred';
import { countRequests, dialog, makeFile, namesIn, openDocuments } from './render-documents';

const api = setupMockApi();
const OVERWRITE = '/user/onboarding-overwrite';
const URL_PATTERN = '*/api/user/onboarding-overwrite';
const TITLE = /^Overwrite your answers?\?$/;
const question = () => within(screen.getByRole('dialog', { name: TITLE }));
const checkbox = (name: string) => question().getByRole('checkbox', { name });
const SUBMITTED = 'Form submitted successfully!';

/**
 * Submits a document whose response requires a confirmation; without candidates the mock API
 * responds. Resolves when the question shows.
 */
async function openQuestion(overwriteCandidates?: unknown) {
  if (overwriteCandidates !== undefined) {
    api.server.use(
      http.post('*/api/user/onboarding/upload', () =>
        HttpResponse.json({ overwriteRequest: true, overwriteCandidates }),
      ),
    );
  }
  const app = await openDocuments();
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  await app.choose(makeFile('Plan.pdf'));
  await app.submit();
  await screen.findByRole('dialog', { name: TITLE });
  return app;
}

/** Responds to the overwrite, and records what was posted. */
function recordPosted(response: object) {
  const posted: unknown[] = [];
  api.server.use(
    http.post(URL_PATTERN, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json(response);
    }),
  );
  return posted;
}

it('the question takes the place of the documents and lists each field with the old and the new text, and Escape leads back to them without a request', async () => {
  const { user } = await openQuestion();
  const before = api.db().members.find(({ email }) => email.startsWith('maya@'))!
    .onboarding.answers;
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  const row = question().getByRole('heading', { name: 'Core message' }).closest('li');
  expect(row).toHaveTextContent(before.coreMessage);
  expect(row).toHaveTextContent('Less on the list, more of it done.');
  expect(question().getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Review answers' })).toBeVisible();
  expect(countRequests(OVERWRITE)).toBe(0);
  expect(namesIn('Uploaded files')).toContain('Plan.pdf');
});

it('the question of an upload that ends while the dialog is closed is announced by a toast and waits in the dialog', async () => {
  const pendingUpload = deferred();
  api.server.use(
    http.post('*/api/user/onboarding/upload', () => pendingUpload.promise.then(() => undefined)),
  );
  const { choose, submit, toggle, user } = await openDocuments();
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(countRequests('/user/onboarding/upload')).toBe(1));
  await toggle();
  pendingUpload.resolve();
  expect(await screen.findByText(/^Your documents suggest other answers/)).toBeVisible();
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  await toggle();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(countRequests(OVERWRITE)).toBe(0);
});

it('a single answer is a sentence with its field and both texts, and Overwrite fills it in', async () => {
  const posted = recordPosted({ onboarding: { coreMessage: 'As the server keeps it' } });
  await openQuestion({ coreMessage: 'Sent' });
  expect(question().getByText('Your documents answer “Core message” differently.')).toBeVisible();
  expect(question().getByText('Sent').closest('p')).toHaveTextContent(
    /^It would replace .+ with Sent$/,
  );
  expect(question().queryByRole('checkbox')).toBeNull();
  const overwrite = question().getByRole('button', { name: 'Overwrite' });
  fireEvent.click(overwrite);
  // Both clicks happen before a re-render.
  fireEvent.click(overwrite);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
  );
  expect(posted).toEqual([{ coreMessage: 'Sent' }]);
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(screen.getByText('Core message: As the server keeps it')).toBeInTheDocument();
  expect(
    dialog().getByText(`${ANSWER_FIELDS.length} of ${ANSWER_FIELDS.length} answered`),
  ).toBeVisible();
  expect(namesIn('Uploaded files')).toHaveLength(4);
});

it('only the ticked answers are posted, unchanged, and replace unsaved ones; without one the button is disabled', async () => {
  const key = keyOfMember(findMember(api.db(), 'maya@lindqvistcoaching.com'));
  addToDraft(key, { name: 'Typed name', coreMessage: 'Typed message', background: 'Typed' });
  const posted = recordPosted({ success: true });
  const { user } = await openQuestion({ name: 'M', coreMessage: 7, brandVoice_2: { tone: [1] } });
  expect(question().getByText('Typed message')).toBeVisible();
  expect(question().getByRole('heading', { name: 'brandVoice_2' })).toBeVisible();
  expect(question().getByText('3 of 3 selected')).toBeVisible();
  expect(checkbox('Select all')).toBeChecked();
  await user.click(checkbox('Select all'));
  expect(checkbox('Name')).not.toBeChecked();
  const overwrite = question().getByRole('button', { name: 'Overwrite' });
  expect(overwrite).toHaveAccessibleDescription('Tick the new answers you want, or cancel.');
  await user.click(overwrite);
  await user.click(checkbox('Core message'));
  expect(question().getByRole('button', { name: 'Overwrite 1 answer' })).toBeVisible();
  await user.click(checkbox('Select all'));
  expect(checkbox('Name')).toBeChecked();
  expect(countRequests(OVERWRITE)).toBe(0);

  await user.click(checkbox('Name'));
  expect(checkbox('Select all')).toBePartiallyChecked();
  const loads = countRequests('/user/onboarding');
  await user.click(question().getByRole('button', { name: 'Overwrite 2 answers' }));
  await screen.findByText(SUBMITTED);
  expect(posted).toEqual([{ coreMessage: 7, brandVoice_2: { tone: [1] } }]);
  expect(storedAnswersDraft.read(key)).toEqual({ name: 'Typed name', background: 'Typed' });
  // The response contains no record.
  expect(countRequests('/user/onboarding')).toBe(loads + 1);
});

it('a failed overwrite shows the error and can be sent again; in a closed dialog a toast shows it, and the question waits', async () => {
  api.server.use(
    http.post(URL_PATTERN, () => HttpResponse.json({ msg: 'Locked.' }, { status: 409 }), {
      once: true,
    }),
  );
  const { user, toggle } = await openQuestion();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  expect(await question().findByText('Locked.')).toBeVisible();
  expect(question().getByRole('alert')).toHaveFocus();

  const overwrite = deferred<Response>();
  api.server.use(http.post(URL_PATTERN, () => overwrite.promise, { once: true }));
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  await toggle();
  overwrite.resolve(HttpResponse.json({ msg: 'Busy.' }, { status: 409 }));
  expect(await screen.findByText('Your answers were not overwritten. Busy.')).toBeVisible();
  await toggle();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(screen.getByText('Core message: Less on the list, more of it done.')).toBeInTheDocument();
});

it('the question shows markup as text', async () => {
  const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
  await openQuestion({ coreMessage: hostile, '<b>x</b>': 'x', '': null });
  expect(question().getByText(hostile)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(question().getByRole('heading', { name: '<b>x</b>' })).toBeVisible();
  expect(question().getByRole('heading', { name: 'Unnamed field' })).toBeVisible();
});
