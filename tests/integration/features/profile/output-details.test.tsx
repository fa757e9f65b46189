import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Packer } from 'docx';
import { afterEach, expect, it, vi } from 'vitest';
import { pressBack } from '../../../helpers/user';
import { readWord } from '../../../helpers/files';
import { respondToAssets, outputBody, openProfile } from './open-profile';

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

async function openDetails(groups: object, search = '') {
  respondToAssets(groups);
  const app = await openProfile(search);
  await app.user.click((await screen.findAllByRole('button', { name: 'View Details' }))[0]!);
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog, details: within(dialog) };
}

const MARKDOWN = '## The ladder\n\nA **bold** word.\n\n- one\n- two';

it('the details of an output have the name of its card, below its tool and date, and render its Markdown', async () => {
  const { dialog, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  expect(dialog).toHaveAccessibleName('The ladder');
  expect(details.getByText('Value Ladder Agent')).toBeVisible();
  expect(details.getByText('Nov 5, 2026')).toBeVisible();
  expect((await details.findByText('bold')).tagName).toBe('STRONG');
  // The text does not repeat the name.
  expect(details.getAllByText('The ladder')).toHaveLength(1);
  expect(details.getAllByRole('listitem')).toHaveLength(2);
});

it('the details of an output close by Back and by Close, which returns the focus to View Details, and open by their URL', async () => {
  const { user, unmount } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  const { search } = window.location;
  expect(new URLSearchParams(search).get('output')).toBe('valueladders-a1');
  await pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).not.toContain('output');

  const view = screen.getByRole('button', { name: 'View Details' });
  await user.click(view);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  await waitFor(() => expect(view).toHaveFocus());
  unmount();

  await openProfile(search);
  expect(await screen.findByRole('dialog', { name: 'The ladder' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it('the details of an assessment name the consultant', async () => {
  const { dialog, details } = await openDetails(
    { assessment: [{ category: 'Health', consultant: 'Ann *Lee*', summary: '**Strong.**' }] },
    '?tab=assessment',
  );
  expect(dialog).toHaveAccessibleDescription('Consultant: Ann *Lee*');
  expect(dialog).toHaveAccessibleName('Strong.');
  expect(await details.findByText('Strong.', { selector: 'strong' })).toBeVisible();
});

it('Copy uses execCommand where access to the clipboard is denied, and shows an error where both fail', async () => {
  const { user, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  const copy = details.getByRole('button', { name: 'Copy' });
  // jsdom does not implement `execCommand`.
  await user.click(copy);
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  let copied = '';
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document;
      copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : '';
      return true;
    },
  });
  await user.click(copy);
  expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
  expect(copied).toContain('## The ladder');
  expect(copy).toHaveFocus();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Collects the downloaded files. */
function collectDownloads() {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content });
  });
  return files;
}

it.each([
  [{ salesai: [{ companyName: '../Acme: "Q3"?', scriptContent: 'Ask.' }] }, 'acme-q3.md', 'Ask.'],
  [{ valueladders: [outputBody(MARKDOWN)] }, '2026-11-05-the-ladder.md', MARKDOWN],
])('the details of %j are downloaded as the Markdown file %s', async (groups, name, text) => {
  const files = collectDownloads();
  const { user, details } = await openDetails(groups);
  await user.click(details.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
  expect(files.map((file) => file.name)).toEqual([name]);
  expect(files[0]?.content.type).toContain('text/markdown');
  expect(await files[0]?.content.text()).toContain(text);
});

it('a Word file that can’t be made shows an error, and a retry saves it with the name of the output', async () => {
  const files = collectDownloads();
  const { user, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  const error = () => screen.findByText(/^The Word file could not be made/);
  const failed = new Error('out of memory');
  const pack = vi.spyOn(Packer, 'toBlob');
  pack.mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
  await user.click(details.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Word' }));
  expect(await error()).toBeVisible();
  // A dialog sets `pointer-events: none` on the body, and jsdom has no style sheet that allows
  // toasts.
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(pack).toHaveBeenCalledTimes(2));
  expect(await error()).toBeVisible();
  expect(files).toEqual([]);
  await user.click(details.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Word' }));
  await waitFor(() =>
    expect(files.map(({ name }) => name)).toEqual(['2026-11-05-the-ladder.docx']),
  );
  expect(screen.queryByText(/^The Word file could not be made/)).toBeNull();
  const { paragraphs } = await readWord(files[0]!.content);
  expect(paragraphs.slice(0, 3).map(({ style, text }) => [style, text])).toEqual([
    ['Heading1', 'Value Ladder Agent'],
    ['', 'Nov 5, 2026'],
    ['Heading2', 'The ladder'],
  ]);
});
