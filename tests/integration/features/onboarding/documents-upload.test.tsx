import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { deferred } from '../../../helpers/deferred';
import { makeUnreadable } from '../../../helpers/files';
import { countRequests, dialog, JONAS, makeFile, namesIn, openDocuments } from './render-documents';

const api = setupMockApi();
const URL_PATTERN = '*/api/user/onboarding/upload';
const SUBMITTED = 'Form submitted successfully!';
const button = (name: string) => dialog().queryByRole('button', { name });

/** Holds the response to each upload, and records the names of the uploaded files. */
function holdUploads() {
  const pendingUpload = deferred<Response | undefined>();
  const uploadedNames: string[][] = [];
  api.server.use(
    http.post(URL_PATTERN, async ({ request }) => {
      const parts = (await request.clone().formData()).getAll('files') as File[];
      uploadedNames.push(parts.map(({ name }) => name));
      return pendingUpload.promise;
    }),
  );
  return { uploadedNames, respond: pendingUpload.resolve };
}

it('Submit sends the files once as repeated parts and moves them to the uploaded files; then Review answers takes its place until files are chosen', async () => {
  const { uploadedNames, respond } = holdUploads();
  const { user, choose, onEditAnswers } = await openDocuments({ as: JONAS });
  await choose(makeFile('Plan.pdf'), makeFile('Notes.txt'));
  await user.dblClick(dialog().getByRole('button', { name: 'Submit documents' }));
  expect(await dialog().findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(button('Submitting...')).toBeVisible();
  expect(button('Clear all files')).toBeNull();
  expect(button('Choose files or drop them here')).toBeNull();
  await waitFor(() => expect(uploadedNames).toEqual([['Plan.pdf', 'Notes.txt']]));
  respond(undefined);
  await waitFor(() => expect(screen.getByText(SUBMITTED)).toBeVisible());
  expect(namesIn('Chosen files')).toEqual([]);
  expect(namesIn('Uploaded files')).toEqual(['Plan.pdf', 'Notes.txt']);
  expect(dialog().getByText('2/10')).toBeVisible();
  // The documents filled these blank answers.
  expect(dialog().getByText(`9 of ${ANSWER_FIELDS.length} answered`)).toBeVisible();
  expect(screen.getByText('Core message: Less on the list, more of it done.')).toBeInTheDocument();

  expect(button('Submit documents')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Review answers' }));
  expect(onEditAnswers).toHaveBeenCalledOnce();
  await choose(makeFile('Next.pdf'));
  expect(button('Review answers')).toBeNull();
  expect(button('Submit documents')).toBeVisible();
});

it.each([
  ['success false', HttpResponse.json({ success: false, message: 'No room.' }), 'No room.'],
  ['a truncated response', new HttpResponse('{"overwriteRequest": tr'), null],
])(
  'an upload with the response %s shows one error and loads the record again, and Retry sends the same files',
  async (_, response, message) => {
    api.server.use(http.post(URL_PATTERN, () => response.clone(), { once: true }));
    const { user, choose, submit, queryClient } = await openDocuments({ as: JONAS });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const loads = countRequests('/user/onboarding');
    await choose(makeFile('Plan.pdf'));
    await submit();
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      message ?? 'An error occurred while submitting the form',
    );
    // The server may have stored some files.
    await waitFor(() => expect(countRequests('/user/onboarding')).toBe(loads + 1));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
    await user.click(dialog().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(SUBMITTED)).toBeVisible();
    expect(namesIn('Uploaded files')).toEqual(['Plan.pdf']);
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('a file that changed after it was chosen is named, removed and not sent', async () => {
  const { uploadedNames, respond } = holdUploads();
  respond(undefined);
  const { choose, submit } = await openDocuments({ as: JONAS });
  const changed = makeFile('Plan.pdf');
  await choose(changed, makeFile('Notes.txt'));
  makeUnreadable(changed);
  await submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Plan.pdf was changed, moved or deleted after you chose it. Please choose it again.',
  );
  expect(uploadedNames).toEqual([]);
  expect(namesIn('Chosen files')).toEqual(['Notes.txt']);

  await choose(makeFile('Plan.pdf', 2000));
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(uploadedNames).toEqual([['Notes.txt', 'Plan.pdf']]);
});

it('Cancel aborts the upload and keeps the chosen files', async () => {
  const { uploadedNames, respond } = holdUploads();
  const { user, choose, submit } = await openDocuments({ as: JONAS });
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(uploadedNames).toHaveLength(1));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(await dialog().findByText(/^The upload was cancelled/)).toBeVisible();
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  respond(undefined);
  api.server.resetHandlers();
  await submit();
  await screen.findByText(SUBMITTED);
  expect(dialog().queryByText(/was cancelled/)).not.toBeInTheDocument();
});

it('an upload goes on while its dialog is closed, and a toast shows its failure', async () => {
  const { uploadedNames, respond } = holdUploads();
  const { user, choose, submit, toggle } = await openDocuments({ as: JONAS });
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(uploadedNames).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await toggle();
  expect(await dialog().findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await toggle();
  respond(HttpResponse.json({ message: 'Too busy.' }, { status: 503 }));
  expect(await screen.findByText('Too busy.')).toBeVisible();
  await toggle();
  expect(namesIn('Chosen files')).toEqual(['Plan.pdf']);
  expect(dialog().getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('the files of two uploads are listed although the server does not list them yet', async () => {
  const { choose, submit } = await openDocuments();
  await waitFor(() => expect(namesIn('Uploaded files')).toHaveLength(3));
  api.server.use(http.post(URL_PATTERN, () => HttpResponse.json({ success: true })));
  await choose(makeFile('Late.pdf'));
  await submit();
  await waitFor(() => expect(namesIn('Uploaded files').slice(3)).toEqual(['Late.pdf']));
  await choose(makeFile('Later.pdf'));
  await submit();
  await waitFor(() =>
    expect(namesIn('Uploaded files').slice(3)).toEqual(['Late.pdf', 'Later.pdf']),
  );
  expect(dialog().getByText('5/10')).toBeVisible();
});

it('the uploaded files of a member who had none are no longer listed after another tab has removed them', async () => {
  const { choose, submit, queryClient } = await openDocuments({ as: JONAS });
  await choose(makeFile('Plan.pdf'), makeFile('Notes.txt'));
  await submit();
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual(['Plan.pdf', 'Notes.txt']));
  findMember(api.db(), JONAS)!.onboarding.uploadedFiles = [];
  await queryClient.invalidateQueries({ queryKey: onboardingKeys.record });
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual([]));
  expect(dialog().getByText('0/10')).toBeVisible();
});

const clear = () => dialog().findByRole('button', { name: 'Clear all files' });
const warning = () => screen.findByRole('dialog', { name: 'Clear all files?' });

it('Clear all files opens a confirmation, which sends one request that removes all uploaded files', async () => {
  const { user, choose } = await openDocuments();
  await choose(makeFile('Chosen.pdf'));
  await user.click(await clear());
  expect(await warning()).toHaveTextContent('All 3 uploaded files will be removed');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Clear all files?' })).toBeNull(),
  );
  expect(countRequests('/remove-items')).toBe(0);
  expect(await clear()).toHaveFocus();

  await user.click(await clear());
  await warning();
  const confirm = screen.getByRole('button', { name: 'Clear all files' });
  fireEvent.click(confirm);
  // Both clicks happen before a re-render.
  fireEvent.click(confirm);
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual([]));
  expect(countRequests('/remove-items')).toBe(1);
  expect(namesIn('Chosen files')).toEqual(['Chosen.pdf']);
  expect(await dialog().findByText('1/10')).toBeVisible();
});

it('a removal that the server rejects shows an error and keeps the uploaded files, also after its dialog was closed', async () => {
  api.server.use(http.delete('*/api/remove-items', () => HttpResponse.json({ success: false })));
  const { user, toggle } = await openDocuments();
  await user.click(await clear());
  await warning();
  await user.click(screen.getByRole('button', { name: 'Clear all files' }));
  expect(await screen.findByText('Failed to remove the file.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Clear all files?' })).toBeNull(),
  );
  expect(namesIn('Uploaded files')).toHaveLength(3);

  await user.click(await clear());
  await warning();
  const removal = deferred<Response>();
  api.server.use(http.delete('*/api/remove-items', () => removal.promise));
  await user.click(screen.getByRole('button', { name: 'Clear all files' }));
  await toggle();
  expect(screen.queryByRole('dialog')).toBeNull();
  removal.resolve(HttpResponse.json({ success: false }));
  expect(await screen.findByText('Failed to remove the file.')).toBeVisible();
  await toggle();
  expect(screen.queryByRole('dialog', { name: 'Clear all files?' })).toBeNull();
  expect(namesIn('Uploaded files')).toHaveLength(3);
});

it('a removal also removes the file that the server did not list yet', async () => {
  api.server.use(http.post(URL_PATTERN, () => HttpResponse.json({ success: true })));
  const { user, choose, submit } = await openDocuments({ as: JONAS });
  await choose(makeFile('Late.pdf'));
  await submit();
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual(['Late.pdf']));
  await user.click(await clear());
  await warning();
  await user.click(screen.getByRole('button', { name: 'Clear all files' }));
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual([]));
  await choose(makeFile('Next.pdf'));
  await submit();
  await waitFor(() => expect(namesIn('Uploaded files')).toEqual(['Next.pdf']));
  expect(screen.queryByRole('dialog', { name: 'Clear all files?' })).toBeNull();
});
