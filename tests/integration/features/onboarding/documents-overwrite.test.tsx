import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { countRequests, dialog, makeFile, namesIn, openDocuments } from './render-documents';

const api = setupMockApi();
const OVERWRITE = '/user/onboarding-overwrite';
const URL_PATTERN = '*/api/user/onboarding-overwrite';
const TITLE = 'Overwrite your answers?';
const question = () => within(screen.getByRole('dialog', { name: TITLE }));

/**
 * Submits a document whose response requires a confirmation; without one the mock API responds.
 * Resolves when the overwrite dialog is open.
 */
async function openOverwriteDialog(overwriteCandidates?: unknown) {
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

const SUBMITTED = 'Form submitted successfully!';
const checkbox = (name: string) => question().getByRole('checkbox', { name });

it('the overwrite dialog lists each field by its label with the old and the new text, and Escape closes it without a request', async () => {
  const { user } = await openOverwriteDialog();
  const before = api.db().members.find(({ email }) => email.startsWith('maya@'))!
    .onboarding.answers;
  const row = question().getByRole('heading', { name: 'Core message' }).closest('li');
  expect(row).toHaveTextContent(before.coreMessage);
  expect(row).toHaveTextContent('Less on the list, more of it done.');
  expect(question().getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Submit documents' })).toBeVisible();
  expect(countRequests(OVERWRITE)).toBe(0);
  expect(screen.queryByText(/^Your documents suggest other answers/)).toBeNull();
  expect(namesIn('Uploaded files')).toContain('Plan.pdf');
});

it('the overwrite dialog of an upload that ends on another page waits until the upload dialog is opened again', async () => {
  const pendingUpload = deferred();
  api.server.use(
    http.post('*/api/user/onboarding/upload', () => pendingUpload.promise.then(() => undefined)),
  );
  const { choose, submit, leave, comeBack, open, user } = await openDocuments();
  await choose(makeFile('Plan.pdf'));
  await submit();
  await waitFor(() => expect(countRequests('/user/onboarding/upload')).toBe(1));
  leave();
  pendingUpload.resolve();
  expect(await screen.findByText(/^Your documents suggest other answers/)).toBeVisible();
  expect(screen.queryByText(SUBMITTED)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();

  comeBack();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: TITLE });
  expect(question().getByRole('heading', { name: 'Core message' })).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  leave();
  comeBack();
  await open();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(countRequests(OVERWRITE)).toBe(0);
});

it('Overwrite posts the candidates unchanged once and fills the form from the returned record', async () => {
  const candidates = { coreMessage: 'Sent', brandVoice_2: { tone: ['calm'] }, name: 7 };
  let posted: unknown;
  api.server.use(
    http.post(URL_PATTERN, async ({ request }) => {
      posted = await request.json();
      return HttpResponse.json({ onboarding: { coreMessage: 'As the server keeps it' } });
    }),
  );
  await openOverwriteDialog(candidates);
  expect(question().getByRole('heading', { name: 'Brand voice 2' })).toBeVisible();
  const overwrite = question().getByRole('button', { name: 'Overwrite' });
  fireEvent.click(overwrite);
  // Both clicks happen before a re-render.
  fireEvent.click(overwrite);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
  );
  expect(posted).toEqual(candidates);
  expect(countRequests(OVERWRITE)).toBe(1);
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  expect(screen.getByText('Core message: As the server keeps it')).toBeInTheDocument();
  expect(dialog().getByText('19 of 19 answered')).toBeVisible();
  expect(namesIn('Uploaded files')).toHaveLength(4);
});

it('only the selected answers are posted, counted by the button, which is disabled without one, and replace unsaved ones', async () => {
  const key = keyOfMember(findMember(api.db(), 'maya@lindqvistcoaching.com'));
  addToDraft(key, { name: 'Typed name', coreMessage: 'Typed message', background: 'Typed' });
  let posted: unknown;
  api.server.use(
    http.post(URL_PATTERN, async ({ request }) => {
      posted = await request.json();
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = await openOverwriteDialog({ name: 'M', coreMessage: 'Sent', extra: [1] });
  expect(question().getByText('Typed message')).toBeVisible();
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
  expect(question().getByText('Stays')).toBeVisible();
  expect(checkbox('Select all')).toBePartiallyChecked();
  expect(question().getByText('2 of 3 selected')).toBeVisible();
  const loads = countRequests('/user/onboarding');
  await user.click(question().getByRole('button', { name: 'Overwrite 2 answers' }));
  await screen.findByText(SUBMITTED);
  expect(posted).toEqual({ coreMessage: 'Sent', extra: [1] });
  expect(storedAnswersDraft.read(key)).toEqual({ name: 'Typed name', background: 'Typed' });
  // The response contains no record.
  expect(countRequests('/user/onboarding')).toBe(loads + 1);
});

it('a failed overwrite shows the error in its dialog and can be retried', async () => {
  api.server.use(
    http.post(URL_PATTERN, () => HttpResponse.json({ msg: 'Locked.' }, { status: 409 }), {
      once: true,
    }),
  );
  const { user } = await openOverwriteDialog();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  expect(await question().findByRole('alert')).toHaveTextContent('Locked.');
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('Core message: Less on the list, more of it done.')).toBeInTheDocument();
});

it('an overwrite that fails after its page was left shows the error, and the dialog opens again with the panel', async () => {
  const overwrite = deferred<Response>();
  api.server.use(http.post(URL_PATTERN, () => overwrite.promise));
  const { user, leave, comeBack } = await openOverwriteDialog();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  leave();
  overwrite.resolve(HttpResponse.json({ msg: 'Locked.' }, { status: 409 }));
  expect(await screen.findByText('Your answers were not overwritten. Locked.')).toBeVisible();
  comeBack();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
});

it('an overwrite that ends after its page was left closes its dialog and confirms the upload', async () => {
  const overwrite = deferred<Response>();
  api.server.use(http.post(URL_PATTERN, () => overwrite.promise));
  const { user, leave, comeBack, open } = await openOverwriteDialog();
  await user.click(question().getByRole('button', { name: 'Overwrite' }));
  leave();
  overwrite.resolve(HttpResponse.json({ success: true }));
  expect(await screen.findByText(SUBMITTED)).toBeVisible();
  comeBack();
  await open();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
});

it('the overwrite dialog shows markup as text and a very long text in full on request', async () => {
  const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
  const longText = `${'word '.repeat(40_000)}end`;
  const { user } = await openOverwriteDialog({
    coreMessage: hostile,
    '<b>x</b>': longText,
    '': null,
  });
  expect(question().getByText(hostile)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(question().getByRole('heading', { name: '<b>x</b>' })).toBeVisible();
  expect(question().getByRole('heading', { name: 'Unnamed field' })).toBeVisible();
  const row = question().getByRole('heading', { name: '<b>x</b>' }).closest('li')!;
  expect(row.textContent.match(/word/g)).toHaveLength(48);
  await user.click(within(row).getByRole('button', { name: 'Show all' }));
  expect(row).toHaveTextContent(/word end/);
});
