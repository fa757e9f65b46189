import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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

it('the details of an output render its Markdown', async () => {
  const { dialog, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  expect(dialog).toHaveAccessibleName('Value Ladder Agent');
  expect(dialog).toHaveAccessibleDescription('Nov 5, 2026');
  expect(await details.findByRole('heading', { name: 'The ladder' })).toBeVisible();
  expect(details.getByText('bold').tagName).toBe('STRONG');
  expect(details.getAllByRole('listitem')).toHaveLength(2);
});

it('the details of an output close by Back and open by their URL', async () => {
  const { user, unmount } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  const search = window.location.search;
  expect(new URLSearchParams(search).get('output')).toBe('valueladders-a1');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).not.toContain('output');
  unmount();

  await openProfile(search);
  expect(await screen.findByRole('dialog', { name: 'Value Ladder Agent' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?tab=all');
});

it('closing the details of an output restores the URL and returns the focus to View Details', async () => {
  const { user, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  await user.click(details.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'View Details' })).toHaveFocus());
});

it('the details of an assessment name the consultant', async () => {
  const { dialog, details } = await openDetails(
    { assessment: [{ category: 'Health', consultant: 'Ann *Lee*', summary: '**Strong.**' }] },
    '?tab=assessment',
  );
  expect(dialog).toHaveAccessibleDescription('Unknown · Consultant: Ann *Lee*');
  expect((await details.findByText('Strong.')).tagName).toBe('STRONG');
});

it('Copy copies the details of an output as Markdown', async () => {
  const { user, details } = await openDetails({ valueladders: [outputBody(MARKDOWN)] });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(details.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`# Value Ladder Agent\n\nNov 5, 2026\n\n${MARKDOWN}\n`);
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

it('Download saves the details of an output as a Markdown file with a safe name', async () => {
  let saved: Blob | undefined;
  let name = '';
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved = blob;
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  const { user, details } = await openDetails(
    { salesai: [{ companyName: '../Acme: "Q3"?', scriptContent: 'Ask.' }] },
    '?tab=salesAi',
  );
  await user.click(details.getByRole('button', { name: 'Download' }));
  expect(name).toBe('acme-q3.md');
  expect(saved?.type).toContain('text/markdown');
  expect(await saved?.text()).toContain('## Script\n\nAsk.');
});
