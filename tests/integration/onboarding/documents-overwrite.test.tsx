import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../helpers/deferred';
import { asked, dialog, makeFile, namesIn, openDocuments } from './render-documents';

const api = setupMockApi();
const OVERWRITE = '/user/onboarding-overwrite';
const ADDRESS = '*/api/user/onboarding-overwrite';
const TITLE = 'Overwrite your answers?';
const question = () => within(screen.getByRole('dialog', { name: TITLE }));

/** Submits a document whose answer asks to overwrite; the mock API's own question without one. */
async function asksToOverwrite(overwriteCandidates?: unknown) {
  if (overwriteCandidates !== undefined) {
    api.server.use(
      http.post('*/api/user/onboarding/upload', () =>
        HttpResponse.json({ overwriteRequest: true, overwriteCandidates }),
      ),
    );
  }
  const app = await openDocuments();
  await app.choose(makeFile('Plan.pdf'));
  await app.submit();
  await screen.findByText('Form submitted successfully!');
  return app;
}

describe('the overwrite confirmation', () => {
  it('lists the fields in words, with the old text beside the new', async () => {
    const { user } = await asksToOverwrite();
    await screen.findByRole('dialog', { name: TITLE });
    const before = api.db().members.find(({ email }) => email.startsWith('maya@'))!.onboarding
      .answers;
    const row = question().getByRole('heading', { name: 'Core message' }).closest('li');
    expect(row).toHaveTextContent(before.coreMessage);
    expect(row).toHaveTextContent('Less on the list, more of it done.');
    expect(question().getAllByRole('listitem')).toHaveLength(9);
    await user.keyboard('{Escape}');
    expect(namesIn('Uploaded files')).toContain('Plan.pdf');
  });

  it('the question of an upload that ends on another page waits until the dialog is open again', async () => {
    const answer = deferred();
    api.server.use(
      http.post('*/api/user/onboarding/upload', () => answer.promise.then(() => undefined)),
    );
    const { choose, submit, leave, comeBack, open, user } = await openDocuments();
    await choose(makeFile('Plan.pdf'));
    await submit();
    await waitFor(() => expect(asked('/user/onboarding/upload')).toBe(1));
    leave();
    answer.resolve();
    expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    expect(await screen.findByText(/^Your documents suggest other answers/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();

    comeBack();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: TITLE });
    expect(question().getByRole('heading', { name: 'Core message' })).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    leave();
    comeBack();
    await open();
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  });

  it('is dismissed by Cancel without a call', async () => {
    const { user } = await asksToOverwrite();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Submit' })).toBeVisible();
    expect(asked(OVERWRITE)).toBe(0);
  });

  it('posts the candidates as they came and refills the form from the returned record', async () => {
    const candidates = { coreMessage: 'Sent', brandVoice_2: { tone: ['calm'] }, name: 7 };
    let posted: unknown;
    api.server.use(
      http.post(ADDRESS, async ({ request }) => {
        posted = await request.json();
        return HttpResponse.json({ onboarding: { coreMessage: 'As the server keeps it' } });
      }),
    );
    await asksToOverwrite(candidates);
    expect(question().getByRole('heading', { name: 'Brand voice 2' })).toBeVisible();
    const overwrite = question().getByRole('button', { name: 'Overwrite' });
    fireEvent.click(overwrite);
    // Faster than any rendering.
    fireEvent.click(overwrite);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
    );
    expect(posted).toEqual(candidates);
    expect(asked(OVERWRITE)).toBe(1);
    expect(screen.getByText('Core message: As the server keeps it')).toBeInTheDocument();
    expect(dialog().getByText('19 of 19 answered')).toBeVisible();
    expect(namesIn('Uploaded files')).toHaveLength(4);
  });

  it('asks for the record again when none is returned', async () => {
    api.server.use(http.post(ADDRESS, () => HttpResponse.json({ success: true })));
    const { user } = await asksToOverwrite();
    const calls = asked('/user/onboarding');
    await user.click(question().getByRole('button', { name: 'Overwrite' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
    );
    expect(asked('/user/onboarding')).toBe(calls + 1);
  });

  it('stays with what failed, and can be tried again', async () => {
    api.server.use(
      http.post(ADDRESS, () => HttpResponse.json({ msg: 'Locked.' }, { status: 409 }), {
        once: true,
      }),
    );
    const { user } = await asksToOverwrite();
    await user.click(question().getByRole('button', { name: 'Overwrite' }));
    expect(await question().findByRole('alert')).toHaveTextContent('Locked.');
    await user.click(question().getByRole('button', { name: 'Overwrite' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument(),
    );
    expect(
      screen.getByText('Core message: Less on the list, more of it done.'),
    ).toBeInTheDocument();
  });

  it('shows hostile and giant texts as text, and the rest of them on demand', async () => {
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1))';
    const giant = `${'word '.repeat(40_000)}end`;
    const { user } = await asksToOverwrite({ coreMessage: hostile, '<b>x</b>': giant, '': null });
    expect(question().getByText(hostile)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(question().getByRole('heading', { name: '<b>x</b>' })).toBeVisible();
    expect(question().getByRole('heading', { name: 'Unnamed field' })).toBeVisible();
    const row = question().getByRole('heading', { name: '<b>x</b>' }).closest('li')!;
    expect(row.textContent.length).toBeLessThan(500);
    await user.click(within(row).getByRole('button', { name: 'Show all' }));
    expect(row).toHaveTextContent(/word end/);
  });

  it.each([
    ['an empty object', {}],
    ['a list', ['coreMessage']],
    ['a text', 'coreMessage'],
    ['nothing', null],
  ])('does not open for %s', async (_, candidates) => {
    await asksToOverwrite(candidates);
    expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
  });
});
