import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { MAX_FILE_BYTES } from '@/resources/onboarding/documents/documents';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { findFileInput, makeUnreadable } from '../../../../helpers/files';
import {
  MAYA,
  JONAS,
  respondTo,
  respondOnce,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import { pressBack } from '../../../../helpers/user';
import { renderApp } from '../../../render-app';
import {
  answerAll,
  atStep,
  documents,
  makeFile,
  memberOf,
  namesIn,
  openDocuments,
} from '../helpers';

const UPLOAD = 'POST /user/onboarding/upload';
const SUBMITTED = 'Form submitted successfully!';
const button = (name: string) => documents().queryByRole('button', { name });
const uploads = () => requestsTo(UPLOAD);

/** The toast of a success, which shows for two seconds. */
const findSubmitted = () => waitFor(() => expect(screen.getByText(SUBMITTED)).toBeVisible());

it('Choose files opens the file picker, and chosen files are listed with their sizes, counted and removed on request', async () => {
  const { user, choose } = await openDocuments(JONAS);
  const area = documents().getByRole('button', { name: 'Choose files or drop them here' });
  expect(area).toHaveAccessibleDescription(/up to 25 MB each$/);
  expect(findFileInput()).toHaveAttribute('accept', '.pdf,.docx,.txt,.pptx,.xlsx');
  expect(findFileInput()).toHaveAttribute('multiple');
  const onPicker = vi.fn<() => void>();
  findFileInput().addEventListener('click', onPicker, { once: true });
  await user.click(area);
  expect(onPicker).toHaveBeenCalledOnce();

  await choose(makeFile('Plan.PDF', 4_404_019), makeFile('Prices.xlsx', 18_432));
  await choose(makeFile('Notes.txt', 1));
  expect(documents().getByText('3 of 10 files')).toHaveAttribute('role', 'status');
  const list = within(documents().getByRole('region', { name: 'Chosen files' }));
  expect(list.getAllByText('4.2 MB').at(-1)).toBeVisible();
  expect(list.getByText('18 KB')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Remove Prices.xlsx' }));
  expect(namesIn('Chosen files')).toEqual(['Plan.PDF', 'Notes.txt']);
  expect(list.getByRole('button', { name: 'Remove Notes.txt' })).toHaveFocus();
  expect(documents().getByText('2/10')).toBeVisible();
  // A browser fires no `change` when the removed file is chosen again, unless the input is empty.
  expect(findFileInput()).toHaveValue('');
});

it('files that are left out are named until others are chosen, and uploaded ones count', async () => {
  const { choose } = await openDocuments();
  expect(namesIn('Uploaded files')).toHaveLength(3);
  await choose(makeFile('Plan.pdf'), makeFile('Deck.pptx', MAX_FILE_BYTES + 1));
  expect(documents().getByText('Deck.pptx is larger than 25MB and will be ignored.')).toBeVisible();
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  await choose(...Array.from({ length: 7 }, (_, index) => makeFile(`${index}.pdf`)));
  expect(documents().queryByText(/will be ignored/)).not.toBeInTheDocument();
  expect(documents().getByText(/^You can only upload 6 more file/)).toBeVisible();
  expect(documents().getByText('10/10')).toBeVisible();
});

/** @returns whether the browser's default action was not prevented */
function drag(type: 'dragover' | 'drop', types: string[], name = 'Dropped.pdf'): boolean {
  const files = types.map(() => makeFile(name));
  const event = Object.assign(new Event(type, { cancelable: true }), {
    dataTransfer: { types, files },
  });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}

it('files dropped anywhere in the window are chosen, and ignored during an upload; the browser handles texts, and files while the dialog is closed', async () => {
  const { submit, leave } = await openDocuments(JONAS);
  expect(drag('dragover', ['text/plain'])).toBe(true);
  expect(drag('dragover', ['Files'])).toBe(false);
  expect(drag('drop', ['Files'])).toBe(false);
  expect(namesIn('Chosen files')).toEqual(['Dropped.pdf']);
  const upload = holdResponse(UPLOAD);
  await submit();
  expect(drag('drop', ['Files'], 'Late.pdf')).toBe(false);
  expect(namesIn('Chosen files')).toEqual(['Dropped.pdf']);
  upload.release();
  await findSubmitted();
  expect(namesIn('Chosen files')).toEqual([]);
  await leave();
  expect(drag('dragover', ['Files'])).toBe(true);
});

it('a submit without a file shows an error, focuses it and sends no request', async () => {
  const { submit } = await openDocuments();
  await submit();
  expect(documents().getByRole('alert')).toHaveTextContent('Please upload at least one file.');
  expect(documents().getByRole('alert')).toHaveFocus();
  expect(uploads()).toHaveLength(0);
});

it('a submit that exceeds ten files after another tab has uploaded some shows an error and sends no request', async () => {
  const { choose, submit, queryClient } = await openDocuments(JONAS);
  await choose(...Array.from({ length: 8 }, (_, index) => makeFile(`${index}.pdf`)));
  memberOf(JONAS).onboarding.uploadedFiles = memberOf(MAYA).onboarding.uploadedFiles;
  await queryClient.invalidateQueries({ queryKey: onboardingKeys.record });
  expect(await documents().findByText('11/10')).toBeVisible();
  await submit();
  expect(documents().getByRole('alert')).toHaveTextContent(
    'You can only upload 7 more file(s). Maximum 10 files total allowed.',
  );
  expect(uploads()).toHaveLength(0);
});

it('the dialog leads to the profile, from which Back returns to it, and keeps the chosen files while it is closed', async () => {
  await preloadScreen('/profile');
  answerAll(MAYA);
  const { user } = renderApp('/profile', { as: MAYA });
  const view = await screen.findByRole('button', { name: 'View Business Profile' });
  await user.click(view);
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  expect(
    await documents().findByText(`${ANSWER_FIELDS.length} of ${ANSWER_FIELDS.length} answered`),
  ).toBeVisible();
  await user.upload(findFileInput(), makeFile('Kept.pdf'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(view);
  await user.click(await screen.findByRole('button', { name: 'View Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Business profile' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await pressBack();
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  expect(namesIn('Chosen files')).toEqual(['Kept.pdf']);
});

it('the dialog opened for missing answers names each of them until they are there', async () => {
  answerAll(JONAS);
  memberOf(JONAS).onboarding.answers.coreMessage = '';
  memberOf(JONAS).onboarding.answers.secondOffer = ' ';
  await preloadScreen('/profile');
  const { user } = renderApp('/profile?tab=createProfile', { as: JONAS });
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Please complete the business profile to generate the user profile.',
  );
  expect(alert).toHaveTextContent('Missing: Core message, Second offer.');
  // The document contains the answer to one of the questions.
  await user.upload(findFileInput(), makeFile('Plan.pdf'));
  await user.click(documents().getByRole('button', { name: 'Submit documents' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByText('Missing: Second offer.')).toBeVisible());
});

it('a failed load of the uploaded files shows an error whose Retry loads them', async () => {
  respondOnce('/user/onboarding', { msg: 'Broken' }, 400);
  const { user } = await openDocuments();
  expect(await documents().findByText('Your uploaded files could not be loaded.')).toBeVisible();
  await user.click(documents().getByRole('button', { name: 'Retry' }));
  expect(await documents().findByText('3/10')).toBeVisible();
  expect(documents().queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it('Submit sends the files once and moves them to the uploaded files; then Review answers takes its place until files are chosen', async () => {
  const upload = holdResponse(UPLOAD);
  const { user, choose } = await openDocuments(JONAS);
  await choose(makeFile('Plan.pdf'), makeFile('Notes.txt'));
  await user.dblClick(documents().getByRole('button', { name: 'Submit documents' }));
  expect(await documents().findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(button('Submitting...')).toBeVisible();
  expect(button('Clear all files')).toBeNull();
  expect(button('Choose files or drop them here')).toBeNull();
  upload.release();
  await findSubmitted();
  expect(uploads()).toHaveLength(1);
  expect(namesIn('Chosen files')).toEqual([]);
  expect(namesIn('Uploaded files')).toEqual(['Plan.pdf', 'Notes.txt']);
  expect(documents().getByText('2/10')).toBeVisible();
  // The documents filled these blank answers.
  expect(documents().getByText(`9 of ${ANSWER_FIELDS.length} answered`)).toBeVisible();
  expect(button('Submit documents')).toBeNull();
  await choose(makeFile('Next.pdf'));
  expect(button('Review answers')).toBeNull();
  await user.click(documents().getByRole('button', { name: 'Remove Next.pdf' }));
  await user.click(documents().getByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
});

it('an upload that the server rejects shows one error and loads the record again, and Retry sends the same files', async () => {
  respondOnce(UPLOAD, { success: false, message: 'No room.' });
  const { user, choose, submit } = await openDocuments(JONAS);
  const loads = requestsTo('GET /user/onboarding').length;
  await choose(makeFile('Plan.pdf'));
  await submit();
  expect(await documents().findByRole('alert')).toHaveTextContent('No room.');
  // The server may have stored some files.
  await waitFor(() => expect(requestsTo('GET /user/onboarding')).toHaveLength(loads + 1));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  await user.click(documents().getByRole('button', { name: 'Retry' }));
  await findSubmitted();
  expect(namesIn('Uploaded files')).toEqual(['Plan.pdf']);
  expect(documents().queryByRole('alert')).not.toBeInTheDocument();
});

it('a file that changed after it was chosen is named, removed and not sent', async () => {
  const { choose, submit } = await openDocuments(JONAS);
  const changed = makeFile('Plan.pdf');
  await choose(changed, makeFile('Notes.txt'));
  makeUnreadable(changed);
  await submit();
  expect(await documents().findByRole('alert')).toHaveTextContent(
    'Plan.pdf was changed, moved or deleted after you chose it. Please choose it again.',
  );
  expect(uploads()).toHaveLength(0);
  expect(namesIn('Chosen files')).toEqual(['Notes.txt']);

  await choose(makeFile('Plan.pdf', 2000));
  expect(documents().queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  await findSubmitted();
  expect(namesIn('Uploaded files')).toEqual(['Notes.txt', 'Plan.pdf']);
});

it('Cancel aborts the upload and keeps the chosen files', async () => {
  const upload = holdResponse(UPLOAD);
  const { user, choose, submit } = await openDocuments(JONAS);
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await user.click(documents().getByRole('button', { name: 'Cancel' }));
  expect(await documents().findByText(/^The upload was cancelled/)).toBeVisible();
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  upload.release({ success: true });
  await submit();
  await findSubmitted();
  expect(documents().queryByText(/was cancelled/)).not.toBeInTheDocument();
});

it('an upload goes on while its dialog is closed, and a toast shows its failure', async () => {
  const upload = holdResponse(UPLOAD);
  const { user, choose, submit, leave, reopen } = await openDocuments(JONAS);
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await reopen();
  expect(documents().getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await leave();
  upload.release({ message: 'Too busy.' }, 503);
  expect(await screen.findByText('Too busy.')).toBeVisible();
  await reopen();
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  expect(button('Retry')).toBeVisible();
});

const clear = () => documents().findByRole('button', { name: 'Clear all files' });
const warning = () => screen.findByRole('dialog', { name: 'Clear all files?' });
const expectNoWarning = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear all files?' })).toBeNull());

it('the files of two uploads are listed although the server does not list them yet, until another tab has removed them or Clear all files', async () => {
  const { user, choose, submit, queryClient } = await openDocuments();
  respondTo(UPLOAD, { success: true });
  for (const names of [['Late.pdf'], ['Late.pdf', 'Later.pdf']]) {
    await choose(makeFile(names.at(-1)!));
    await submit();
    await waitFor(() => expect(namesIn('Uploaded files').slice(3)).toEqual(names));
  }
  expect(documents().getByText('5/10')).toBeVisible();
  memberOf(MAYA).onboarding.uploadedFiles = [];
  await queryClient.invalidateQueries({ queryKey: onboardingKeys.record });
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual([]));

  await choose(makeFile('Last.pdf'));
  await submit();
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual(['Last.pdf']));
  await user.click(await clear());
  expect(await warning()).toHaveTextContent('Your uploaded file will be removed.');
  await user.click(screen.getByRole('button', { name: 'Clear all files' }));
  await expectNoWarning();
  expect(namesIn('Uploaded files')).toEqual([]);
});

it('Clear all files opens a confirmation, which sends one request that removes all uploaded files', async () => {
  const { user, choose } = await openDocuments();
  await choose(makeFile('Chosen.pdf'));
  await user.click(await clear());
  expect(await warning()).toHaveTextContent('All 3 uploaded files will be removed');
  await user.keyboard('{Escape}');
  await expectNoWarning();
  expect(requestsTo('DELETE /remove-items')).toHaveLength(0);
  expect(await clear()).toHaveFocus();

  await user.click(await clear());
  await warning();
  const confirm = screen.getByRole('button', { name: 'Clear all files' });
  fireEvent.click(confirm);
  // Both clicks happen before a re-render.
  fireEvent.click(confirm);
  await expectNoWarning();
  expect(namesIn('Uploaded files')).toEqual([]);
  expect(requestsTo('DELETE /remove-items')).toHaveLength(1);
  expect(namesIn('Chosen files')).toEqual(['Chosen.pdf']);
  expect(documents().getByText('1/10')).toBeVisible();
});

it('a removal that the server rejects closes its question, shows an error and keeps the uploaded files', async () => {
  respondTo('DELETE /remove-items', { success: false });
  const { user } = await openDocuments();
  await user.click(await clear());
  await warning();
  await user.click(screen.getByRole('button', { name: 'Clear all files' }));
  expect(await screen.findByText('Failed to remove the file.')).toBeVisible();
  await expectNoWarning();
  expect(namesIn('Uploaded files')).toHaveLength(3);
});
