import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '@/resources/onboarding/documents/documents';
import { setupMockApi } from '@mock-api/node';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { deferred } from '../../../helpers/deferred';
import { findFileInput } from '../../../helpers/files';
import {
  countRequests,
  dialog,
  JONAS,
  makeFile,
  makeFiles,
  namesIn,
  openDocuments,
} from './render-documents';

const api = setupMockApi();
const UPLOAD = '/user/onboarding/upload';
const counter = (text: string) => dialog().findByText(text);

it('Choose files opens the file picker, and chosen files are listed with their sizes, announced and removed on request', async () => {
  const { user, choose } = await openDocuments({ as: JONAS });
  await counter('0/10');
  const area = dialog().getByRole('button', { name: 'Choose files or drop them here' });
  expect(area).toHaveAccessibleDescription(/up to 25 MB each$/);
  expect(findFileInput()).toHaveAttribute('accept', '.pdf,.docx,.txt,.pptx,.xlsx');
  expect(findFileInput()).toHaveAttribute('multiple');
  const onPicker = vi.fn<() => void>();
  findFileInput().addEventListener('click', onPicker, { once: true });
  await user.click(area);
  expect(onPicker).toHaveBeenCalledOnce();

  await choose(makeFile('Plan.PDF', 4_404_019), makeFile('Prices.xlsx', 18_432));
  await choose(makeFile('Notes.txt', 1));
  expect(dialog().getByText('3 of 10 files')).toHaveAttribute('role', 'status');
  expect(namesIn('Chosen files')).toEqual(['Plan.PDF', 'Prices.xlsx', 'Notes.txt']);
  const list = within(dialog().getByRole('region', { name: 'Chosen files' }));
  expect(list.getAllByText('4.2 MB').at(-1)).toBeVisible();
  expect(list.getByText('18 KB')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Remove Prices.xlsx' }));
  expect(namesIn('Chosen files')).toEqual(['Plan.PDF', 'Notes.txt']);
  expect(dialog().getByRole('button', { name: 'Remove Notes.txt' })).toHaveFocus();
  await counter('2/10');
  // A browser fires no `change` when the removed file is chosen again, unless the input is empty.
  expect(findFileInput()).toHaveValue('');
  expect(countRequests(UPLOAD)).toBe(0);
});

it('files that are left out are named, while the others are kept', async () => {
  const { choose } = await openDocuments({ as: JONAS });
  await choose(
    makeFile('Photo.png'),
    makeFile('Exactly.pdf', MAX_FILE_BYTES),
    makeFile('Retreat-deck.pptx', MAX_FILE_BYTES + 1),
  );
  expect(
    dialog().getByText('Retreat-deck.pptx is larger than 25MB and will be ignored.'),
  ).toBeVisible();
  expect(dialog().getByText(/^Photo\.png is not a pdf, docx, txt, pptx or xlsx/)).toBeVisible();
  expect(namesIn('Chosen files')).toEqual(['Exactly.pdf']);
  await choose(makeFile('Fine.pdf'));
  expect(dialog().queryByText(/will be ignored/)).not.toBeInTheDocument();
});

it('files beyond a total of ten, uploaded ones included, are left out with a message', async () => {
  const { choose } = await openDocuments();
  await waitFor(() => expect(namesIn('Uploaded files')).toHaveLength(3));
  await choose(...makeFiles(5));
  await choose(...makeFiles(3, 'More'));
  expect(
    dialog().getByText('You can only upload 2 more file(s). Maximum 10 files total allowed.'),
  ).toBeVisible();
  expect(namesIn('Chosen files').slice(5)).toEqual(['More 1.pdf', 'More 2.pdf']);
  await counter('10/10');
});

it('a submit without a file shows an error, focuses it and sends no request', async () => {
  const { submit } = await openDocuments();
  await submit();
  expect(dialog().getByRole('alert')).toHaveTextContent('Please upload at least one file.');
  expect(dialog().getByRole('alert')).toHaveFocus();
  expect(countRequests(UPLOAD)).toBe(0);
});

it('a submit that exceeds ten files after the uploaded files load late shows an error and sends no request', async () => {
  const list = deferred();
  api.server.use(http.get('*/api/user/onboarding', () => list.promise.then(() => undefined)));
  const { choose, submit } = await openDocuments();
  await choose(...makeFiles(8));
  await counter('8/10');
  list.resolve();
  await counter('11/10');
  await submit();
  expect(dialog().getByRole('alert')).toHaveTextContent(
    'You can only upload 7 more file(s). Maximum 10 files total allowed.',
  );
  expect(countRequests(UPLOAD)).toBe(0);
  expect(namesIn('Chosen files')).toHaveLength(8);
});

it('the dialog shows how many answers are saved and leads to them and to the profile, and keeps the chosen files while it is closed', async () => {
  const { user, choose, toggle, onEditAnswers, onViewProfile } = await openDocuments({ as: JONAS });
  expect(await dialog().findByText(`0 of ${ANSWER_FIELDS.length} answered`)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Edit answers' }));
  expect(onEditAnswers).toHaveBeenCalledOnce();
  await user.click(dialog().getByRole('button', { name: 'View Profile' }));
  expect(onViewProfile).toHaveBeenCalledTimes(1);
  await choose(makeFile('Kept.pdf'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await toggle();
  expect(namesIn('Chosen files')).toEqual(['Kept.pdf']);
});

it('the dialog opened for missing answers names each of them until a document fills it in', async () => {
  const message = 'Please complete the business profile to generate the user profile.';
  const { choose, submit } = await openDocuments({ as: JONAS, isIncomplete: true });
  const alert = await dialog().findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent(/^.*Missing: Name, .*, Core message, .*, Primary action\.$/);

  // The document contains the answer to one of the questions.
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(alert).not.toHaveTextContent('Core message'));
  expect(alert).toHaveTextContent('Second offer,');
});

it('a failed load of the uploaded files shows an error whose Retry loads them', async () => {
  let isBroken = true;
  api.server.use(
    http.get('*/api/user/onboarding', () =>
      isBroken ? HttpResponse.json({}, { status: 500 }) : undefined,
    ),
  );
  const { user } = await openDocuments();
  expect(await dialog().findByText('Your uploaded files could not be loaded.')).toBeVisible();
  isBroken = false;
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await counter('3/10');
  expect(dialog().queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
