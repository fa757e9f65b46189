import {
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dateAndTime } from '@/lib/format/dates';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { readWord, recordSavedFiles } from '../../../../helpers/files';
import {
  MAYA,
  NORA,
  respondTo,
  respondOnce,
  holdResponse,
  requestsTo,
} from '../../../../helpers/mock-api';
import {
  button,
  openGenerated,
  profileDocument,
  reopen,
  reopenApp,
  saveButton,
  stored,
  textArea,
} from '../open-generated';

const draftKeys = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('profile-draft'));

const versionKeys = () => Object.keys(localStorage).filter((key) => key.includes('versions'));

it('a failed load of the profile shows nothing that it is made from, and Try Again, which loads it', async () => {
  respondOnce('/user/onboarding', {}, 400);
  const { user } = await openGenerated('The text');
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit answers' })).not.toBeInTheDocument();
  await user.click(await button('Try Again'));
  expect(await textArea()).toHaveValue('The text');
});

it('a line shows how many answers and documents the profile is made from, and opens the answers', async () => {
  stored().uploadedFiles = stored().uploadedFiles.slice(0, 2);
  const { user } = await openGenerated('First text');
  expect(
    await screen.findByText(`From ${ANSWER_FIELDS.length} answers and 2 documents`),
  ).toBeVisible();
  await user.click(await button('Edit answers'));
  expect(await screen.findByRole('dialog', { name: 'About You' })).toBeVisible();
});

it('Edit opens the text with the caret at its start and nothing but Save and Done, and Done shows what was typed', async () => {
  const { user } = await openGenerated(
    '# My practice\n\n**Bold** ![chart](https://a.example/c.png)',
  );
  expect(await screen.findByRole('heading', { name: 'My practice' })).toBeVisible();
  expect(await button('Load image: chart')).toBeInTheDocument();
  const edit = await button('Edit');
  await user.click(edit);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Profile text' });
  expect(area).toHaveFocus();
  // Screen readers learn of the focus before its button is removed.
  expect(edit).toBeInTheDocument();
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 0]);
  expect(area).toHaveAccessibleDescription(/^Plain text:/);
  await waitForElementToBeRemoved(edit);
  expect(screen.queryByRole('button', { name: /^(Copy|Download|Generate again)$/ })).toBeNull();
  await user.keyboard('# First{Enter}{Enter}');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(await button('Done'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible();
  expect(saveButton()).toBeInTheDocument();
});

it('Save shows only while the text differs from the saved one, and sends it once', async () => {
  const { user } = await openGenerated('Stored\r\ntext');
  const area = await textArea();
  expect(saveButton()).toBeNull();
  await user.type(area, '!');
  expect(saveButton()).toBeInTheDocument();
  await user.type(area, '{Backspace}');
  expect(saveButton()).toBeNull();
  await user.type(area, '?');
  const save = await button('Save');
  fireEvent.click(save);
  // Both clicks happen before a re-render.
  fireEvent.click(save);
  expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
  expect(saveButton()).toBeNull();
  expect(requestsTo('/update-profile').map(({ body }) => body)).toEqual([
    { profileData: 'Stored\ntext?' },
  ]);
  await user.type(area, 'x');
  expect(saveButton()).toBeInTheDocument();
});

it('a save that fails shows an error and keeps the text', async () => {
  respondTo('POST /update-profile', { message: 'Disk full.' }, 500);
  const { user } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full.');
  expect(await textArea()).toHaveValue('AB');
  await user.click(await button('Done'));
  expect(screen.getByRole('alert')).toHaveTextContent('Disk full.');
  expect(saveButton()).toBeInTheDocument();
});

it('a save of the profile that fails after its page was left shows one error', async () => {
  const response = holdResponse('POST /update-profile');
  const { user } = await openGenerated('A', reopenApp);
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  await waitFor(() => expect(requestsTo('/update-profile')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Profile text' })).toBeNull());
  response.release({ msg: 'Locked.' }, 500);
  expect(await screen.findByText(/^Your profile was not saved\. Locked\./)).toBeVisible();
});

it('unsaved profile text is restored after a reload, and its draft is removed after a save', async () => {
  const { user, unmount } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  unmount();
  await reopen(MAYA);
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(await profileDocument()).toHaveTextContent('AB');
  expect(draftKeys()).toHaveLength(1);
  await user.click(await button('Save'));
  await screen.findByText('Profile updated successfully.');
  expect(stored().profileData).toBe('AB');
  expect(draftKeys()).toEqual([]);
});

it('unsaved text and versions of one member are not shown to another one, and a logout asks before it removes both', async () => {
  const { user, unmount } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  await user.type(await textArea(), 'C');
  unmount();
  stored(NORA).profileData = "Nora's";
  const nora = await reopen(NORA);
  expect(await textArea()).toHaveValue("Nora's");
  await nora.user.click(await button('Done'));
  expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
  nora.unmount();

  const { user: maya } = await reopenApp(MAYA);
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeVisible();
  expect(await textArea()).toHaveValue('ABC');
  await maya.click(await button('Profile menu'));
  await maya.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('dialog', { name: 'Log out without saving?' });
  expect(versionKeys()).toHaveLength(2);
  await maya.click(await button('Log out'));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(draftKeys()).toEqual([]);
  expect(versionKeys()).toHaveLength(1);
});

it('a text that is saved in another tab replaces the one on screen, but not unsaved text', async () => {
  const { user, queryClient } = await openGenerated('A');
  expect(await profileDocument()).toHaveTextContent('A');
  stored().profileData = 'Saved elsewhere';
  await queryClient.refetchQueries();
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent('Saved elsewhere'));
  await user.type(await textArea(), '!');
  stored().profileData = 'Saved elsewhere again';
  await queryClient.refetchQueries();
  expect(await textArea()).toHaveValue('Saved elsewhere!');
  expect(saveButton()).toBeInTheDocument();
});

it('Download saves the text as a Markdown and a Word file, and Print prints the whole document', async () => {
  const sections = Array.from(
    { length: 40 },
    (_, index) => `## Part ${index}\n\n${'word '.repeat(120)}`,
  );
  const { user } = await openGenerated(['# A text', ...sections, 'The end.'].join('\n\n'));
  await profileDocument();
  let printed = '';
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = document.querySelector('[data-print]')?.textContent ?? '';
    window.dispatchEvent(new Event('afterprint'));
  });
  const saved = recordSavedFiles();
  async function choose(name: string) {
    await user.click(await button('Download'));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await choose('Markdown');
  expect(await saved[0]!.file.text()).toMatch(/^# A text\n\n## Part 0[^]+The end\.$/);
  await choose('Word');
  await waitFor(() => expect(saved).toHaveLength(2));
  const { paragraphs } = await readWord(saved[1]!.file);
  expect(paragraphs[0]).toEqual({ style: 'Heading1', list: '', text: 'A text' });
  await choose('Print or PDF');
  expect(printed).toContain('Part 0');
  expect(printed).toContain('The end.');
  // The browser's own command also prints the document instead of the text area.
  await textArea();
  printed = '';
  window.print();
  expect(printed).toContain('The end.');
  expect(await textArea()).toBeVisible();
});

it('a text that was replaced can be viewed and restored, and the current one is kept as a version', async () => {
  const { updatedAt } = stored();
  const { user } = await openGenerated('First text');
  await user.clear(await textArea());
  await user.paste('Second text');
  await user.click(await button('Save'));
  await screen.findByText('Profile updated successfully.');
  await user.click(await button('Done'));
  const panel = within(screen.getByRole('region', { name: 'Versions' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  const [newest, found] = panel.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Edited by you.*Current/);
  expect(found).toHaveTextContent(`${dateAndTime(updatedAt)}Saved in your account`);
  await user.click(panel.getByRole('button', { name: /^View the version of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await within(dialog.getByRole('region', { name: 'This version' })).findByText('First text'),
  ).toBeVisible();
  expect(
    within(dialog.getByRole('region', { name: 'Current version' })).getByText('Second text'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel.getAllByRole('listitem')).toHaveLength(2);

  await user.click(panel.getByRole('button', { name: /^View the version of/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent('First text'));
  await user.click(await button('Save'));
  await waitFor(() => expect(stored().profileData).toBe('First text'));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
});
