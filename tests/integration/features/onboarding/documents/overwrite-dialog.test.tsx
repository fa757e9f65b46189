import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import {
  MAYA,
  respondTo,
  respondOnce,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import { documents, makeFile, memberKeyOf, memberOf, namesIn, openDocuments } from '../helpers';

const UPLOAD = 'POST /user/onboarding/upload';
const OVERWRITE = 'POST /user/onboarding-overwrite';
const TITLE = /^Overwrite your answers?\?$/;
const question = () => within(screen.getByRole('dialog', { name: TITLE }));
const checkbox = (name: string) => question().getByRole('checkbox', { name });
const coreMessage = () => memberOf(MAYA).onboarding.answers.coreMessage;
const SUBMITTED = 'Form submitted successfully!';

/** The toast of a success, which shows for two seconds. */
const findSubmitted = () => waitFor(() => expect(screen.getByText(SUBMITTED)).toBeVisible());

/** The bodies of the overwrite requests. */
const posted = () =>
  requestsTo(OVERWRITE).map(({ body }): unknown =>
    typeof body === 'string' ? JSON.parse(body) : body,
  );

/**
 * Submits a document whose response requires a decision; without candidates the mock API responds.
 * Resolves when the question shows.
 */
async function openQuestion(overwriteCandidates?: object) {
  if (overwriteCandidates) {
    respondTo(UPLOAD, { overwriteRequest: true, overwriteCandidates });
  }
  const app = await openDocuments();
  await app.choose(makeFile('Plan.pdf'));
  await app.submit();
  await screen.findByRole('dialog', { name: TITLE });
  return app;
}

it('the question takes the place of the documents and lists each field with the old and the new text, and Escape leads back to them without a request', async () => {
  const { user } = await openQuestion();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  const row = question().getByRole('heading', { name: 'Core message' }).closest('li');
  expect(row).toHaveTextContent(coreMessage());
  expect(row).toHaveTextContent('Less on the list, more of it done.');
  expect(question().getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  await user.keyboard('{Escape}');
  await findSubmitted();
  expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
  expect(documents().getByRole('button', { name: 'Review answers' })).toBeVisible();
  expect(posted()).toEqual([]);
  expect(namesIn('Uploaded files')).toContain('Plan.pdf');
});

it('the question of an upload that ends while the dialog is closed is announced by a toast and waits in the dialog', async () => {
  const upload = holdResponse(UPLOAD);
  const { choose, submit, leave, user } = await openDocuments();
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(requestsTo(UPLOAD)).toHaveLength(1));
  await leave();
  upload.release();
  expect(await screen.findByText(/^Your documents suggest other answers/)).toBeVisible();
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Open documents' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await findSubmitted();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(posted()).toEqual([]);
});

it('a single answer is a sentence with its field and both texts, and Overwrite fills it in', async () => {
  const { background } = memberOf(MAYA).onboarding.answers;
  respondTo(OVERWRITE, { onboarding: { background: 'As the server keeps it' } });
  const { user } = await openQuestion({ background: '<img src=x onerror=alert(1)>' });
  expect(question().getByText('Your documents answer “Background” differently.')).toBeVisible();
  expect(question().getByText(background)).toBeVisible();
  expect(question().getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(question().queryByRole('checkbox')).toBeNull();
  const overwrite = question().getByRole('button', { name: 'Overwrite' });
  fireEvent.click(overwrite);
  // Both clicks happen before a re-render.
  fireEvent.click(overwrite);
  await findSubmitted();
  expect(posted()).toEqual([{ background: '<img src=x onerror=alert(1)>' }]);
  expect(namesIn('Uploaded files')).toHaveLength(4);
  await user.click(documents().getByRole('button', { name: 'Review answers' }));
  expect(await screen.findByDisplayValue('As the server keeps it')).toBeVisible();
});

it('only the ticked answers are posted, unchanged, and replace unsaved ones; without one the button is disabled', async () => {
  const key = memberKeyOf(MAYA);
  addToDraft(key, { name: 'Typed name', coreMessage: 'Typed message', background: 'Typed' });
  respondTo(OVERWRITE, { success: true });
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
  expect(posted()).toEqual([]);

  await user.click(checkbox('Name'));
  expect(checkbox('Select all')).toBePartiallyChecked();
  const loads = requestsTo('GET /user/onboarding').length;
  await user.click(question().getByRole('button', { name: 'Overwrite 2 answers' }));
  await findSubmitted();
  expect(posted()).toEqual([{ coreMessage: 7, brandVoice_2: { tone: [1] } }]);
  expect(storedAnswersDraft.read(key)).toEqual({ name: 'Typed name', background: 'Typed' });
  // The response contains no record.
  expect(requestsTo('GET /user/onboarding')).toHaveLength(loads + 1);
});

it('a failed overwrite shows and focuses the error and can be sent again; in a closed dialog a toast shows it, and the question waits', async () => {
  respondOnce(OVERWRITE, { msg: 'Locked.' }, 409);
  const { user, leave } = await openQuestion();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  expect(await question().findByText('Locked.')).toBeVisible();
  expect(question().getByRole('alert')).toHaveFocus();

  const overwrite = holdResponse(OVERWRITE);
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  await leave();
  overwrite.release({ msg: 'Busy.' }, 409);
  expect(await screen.findByText('Your answers were not overwritten. Busy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open documents' }));
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
  await findSubmitted();
  expect(coreMessage()).toBe('Less on the list, more of it done.');
});
