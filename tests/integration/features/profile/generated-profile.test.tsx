import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storedProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/later-response';
import { readWord } from '../../../helpers/read-word';
import {
  api,
  requestsTo,
  MAYA,
  openGenerated,
  createResponse,
  stored,
  profileDocument,
  textArea,
  button,
  saveButton,
} from './open-generated';

const draft = () => storedProfileDraft.read(keyOfMember(findMember(api.db(), MAYA)));

it('Generate posts the 19 answers, once at a double click, and shows the profile of a member who has none', async () => {
  const { user } = await openGenerated('');
  expect(
    await screen.findByRole('heading', { name: 'Profile has not been generated yet' }),
  ).toBeInTheDocument();
  await user.dblClick(await button('Generate'));
  expect(await screen.findByText('Your profile is written.')).toBeInTheDocument();
  expect((await textArea()).value).toMatch(/^# Maya Lindqvist[\s\S]+日々是好日 🙂\*\n$/);
  const [call, ...others] = requestsTo('/generate-profile');
  expect(others).toEqual([]);
  expect(call!.body).toEqual(stored().answers);
  expect(Object.keys(call!.body as object)).toHaveLength(19);
  expect(saveButton()).toBeNull();
});

it('Generate with an answer missing on the server opens the business profile and posts nothing', async () => {
  const { user } = await openGenerated('');
  const generate = await button('Generate');
  // Another tab saves the answer, so the server's record decides.
  stored().answers.secondOffer = ' ';
  await user.click(generate);
  const dialog = await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  expect(
    within(dialog).getByText('Please complete the business profile to generate the user profile.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Second offer' })).toBeInTheDocument();
  expect(requestsTo('/generate-profile')).toEqual([]);
});

it('a failed load of the profile shows nothing that it is made from, and Try Again, which loads it', async () => {
  api.server.use(http.get('*/api/user/onboarding', () => createResponse(400, {}), { once: true }));
  const { user } = await openGenerated('The text');
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Made from' })).not.toBeInTheDocument();
  await user.click(await button('Try Again'));
  expect(await textArea()).toHaveValue('The text');
});

it('Save and Unsaved changes show only while the text of the profile differs from the saved one, and Save sends it once', async () => {
  const { user } = await openGenerated('Stored\r\ntext');
  const area = await textArea();
  expect(saveButton()).toBeNull();
  await user.type(area, '!');
  expect(saveButton()).toBeInTheDocument();
  await user.type(area, '{Backspace}');
  expect(saveButton()).toBeNull();
  await user.type(area, '?');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  const save = await button('Save');
  fireEvent.click(save);
  // Both clicks happen before a re-render.
  fireEvent.click(save);
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
  expect(saveButton()).toBeNull();
  expect(await screen.findByText(/^Edited by you today at /)).toBeVisible();
  expect(requestsTo('/update-profile').map(({ body }) => body)).toEqual([
    { profileData: 'Stored\ntext?' },
  ]);
  await user.type(area, 'x');
  expect(saveButton()).toBeInTheDocument();
});

it('profile text that is typed during a save stays unsaved', async () => {
  const pendingSave = deferred<Response>();
  api.server.use(http.post('*/api/update-profile', () => pendingSave.promise));
  const { user } = await openGenerated('A');
  const area = await textArea();
  await user.type(area, 'B');
  await user.click(await button('Save'));
  await user.type(area, 'C');
  pendingSave.resolve(HttpResponse.json({}));
  await screen.findByText('Profile updated successfully.');
  expect(area).toHaveValue('ABC');
  expect(saveButton()).toBeInTheDocument();
  // A reload or a crash restores the draft.
  expect(draft()).toBe('ABC');
});

it('Generate again waits for the end of a save, which would end the new text', async () => {
  const pendingSave = deferred<Response>();
  api.server.use(http.post('*/api/update-profile', () => pendingSave.promise));
  const { user } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  const again = await button('Generate again');
  expect(again).toHaveAccessibleDescription('Your profile is being saved.');
  await user.click(again);
  // Also after the member has left the page and come back.
  const { href } = window.location;
  for (const url of ['/profile', href]) {
    act(() => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { level: 1 });
  }
  expect(await button('Generate again')).toHaveAccessibleDescription(
    'Your profile is being saved.',
  );
  expect(requestsTo('/generate-profile')).toEqual([]);
  pendingSave.resolve(HttpResponse.json({}));
  await screen.findByText('Profile updated successfully.');
  expect(await button('Generate again')).not.toHaveAttribute('aria-disabled');
});

it('Generate again that is stopped before the answers arrive offers no text to choose', async () => {
  const { user } = await openGenerated('The saved text');
  await user.type(await textArea(), ', edited');
  const pendingRecord = deferred<Response>();
  api.server.use(http.get('*/api/user/onboarding', () => pendingRecord.promise, { once: true }));
  const reads = requestsTo('/user/onboarding').length;
  await user.click(await button('Generate again'));
  await user.click(await button('Stop'));
  expect(await screen.findByText('Stopped before anything was written.')).toBeVisible();
  await laterResponse();
  // No generation was sent, so the server has no text to read.
  expect(requestsTo('/user/onboarding').length).toBe(reads + 1);
  expect(await textArea()).toHaveValue('The saved text, edited');
  expect(screen.queryByRole('heading', { name: /Choose the text/ })).toBeNull();
});

it('a blur of the text area and leaving the portal write the draft of the profile immediately', async () => {
  await openGenerated('A');
  const area = await textArea();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.input(area, { target: { value: 'AB' } });
  expect(draft()).toBeNull();
  fireEvent.blur(area);
  expect(draft()).toBe('AB');
  fireEvent.input(area, { target: { value: 'ABC' } });
  expect(draft()).toBe('AB');
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toBe('ABC');
});

it('a save that fails shows an error and keeps the text', async () => {
  api.server.use(
    http.post('*/api/update-profile', () => createResponse(500, { message: 'Disk full.' })),
  );
  const { user } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full.');
  expect(await textArea()).toHaveValue('AB');
  expect(saveButton()).toBeInTheDocument();
});

it('Download saves the text as a Markdown and a Word file, and Print prints the document', async () => {
  const { user } = await openGenerated('# A text');
  await profileDocument();
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await button('Download'));
  await screen.findByRole('menuitem', { name: 'Markdown file' });
  await user.click(await screen.findByRole('menuitem', { name: 'Markdown file' }));
  expect(await saved[0]?.text()).toBe('# A text');
  await user.click(await button('Download'));
  await user.click(await screen.findByRole('menuitem', { name: 'Word document' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const { paragraphs } = await readWord(saved[1]!);
  expect(paragraphs).toEqual([{ style: 'Heading1', list: '', text: 'A text' }]);
  await user.click(await button('Edit'));
  await user.click(await button('Download'));
  await user.click(await screen.findByRole('menuitem', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(await profileDocument()).toBeVisible();
});

it('Print from the edit mode prints the whole text of a long profile, also with what was just typed', async () => {
  const sections = Array.from(
    { length: 40 },
    (_, index) => `## Part ${index}\n\n${'word '.repeat(120)}`,
  );
  const { user } = await openGenerated(sections.join('\n\n'));
  await screen.findByRole('heading', { name: 'Part 0' });
  await user.type(await textArea(), ' The end.');
  let printed = '';
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = document.querySelector('[data-print]')?.textContent ?? '';
  });
  await user.click(await button('Download'));
  await user.click(await screen.findByRole('menuitem', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(printed).toContain('The end.'));
  expect(printed).toContain('Part 0');
});

it.each([
  ['Ctrl+C', 'Win32'],
  ['⌘C', 'MacIntel'],
])(
  'Copy selects the text of the profile where the browser denies access to the clipboard, and names %s alone on %s',
  async (keys, platform) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const { user } = await openGenerated('A text');
    await profileDocument();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await button('Copy'));
    expect(await screen.findByText('Your browser did not allow copying.')).toBeInTheDocument();
    expect(document.body).toHaveTextContent(`The text is selected: copy it with ${keys}.`);
    const area = await textArea();
    expect(area).toHaveFocus();
    expect([area.selectionStart, area.selectionEnd]).toEqual([0, 6]);
  },
);

it('the profile opens rendered and loads no image, Copy copies and Done shows what was typed', async () => {
  const { user } = await openGenerated(
    '# My practice\n\n**Bold** ![chart](https://a.example/c.png)',
  );
  expect(await screen.findByRole('heading', { name: 'Business profile' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'My practice' })).toBeVisible();
  expect(await button('Load image: chart')).toBeInTheDocument();
  await user.click(await button('Edit'));
  const area = screen.getByRole('textbox', { name: 'Profile text' });
  expect(area).toHaveFocus();
  await user.type(area, ' and more');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await button('Copy'));
  expect(await screen.findByText('Content copied to clipboard!')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^# My practice[^]+ and more$/));
  await user.click(await button('Done'));
  expect(await button('Edit')).toHaveFocus();
  expect(await screen.findByText(/and more/, { selector: 'p *' })).toBeInTheDocument();
  expect(saveButton()).toBeInTheDocument();
});
