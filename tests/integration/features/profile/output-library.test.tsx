import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pressBack } from '../../../helpers/user';
import { outputBody, openProfile, respondToAssets } from './open-profile';

const LADDER = outputBody('# A ladder in **four** steps\n\nStart with a call.', {
  id: 'ladder',
});
const OLDER = outputBody('Older text.', { id: 'older', createdAt: '2026-10-28T10:00:00.000Z' });

async function openLibrary(groups: object, search = '') {
  respondToAssets(groups);
  const app = await openProfile(search);
  await screen.findAllByRole('article');
  return app;
}

const sections = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const card = (name: RegExp) => within(screen.getByRole('article', { name }));

it('a card shows the tool and the date above the name, which describes its only button, and an excerpt without the name', async () => {
  await openLibrary({ valueladders: [LADDER] });
  const ladder = card(/^Value Ladder Agent A ladder in four steps$/);
  expect(ladder.getByText('Value Ladder Agent')).toBeVisible();
  expect(ladder.getByRole('heading', { name: 'A ladder in four steps' })).toBeVisible();
  expect(ladder.getByText('Nov 5, 2026')).toBeVisible();
  expect(ladder.getByText('Start with a call.')).toBeVisible();
  const [details, ...others] = ladder.getAllByRole('button');
  expect(details).toHaveAccessibleName('View Details');
  expect(details).toHaveAccessibleDescription('A ladder in four steps');
  expect(others).toEqual([]);
  // All outputs are of one month.
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
});

const monthMenu = () => screen.getByRole('combobox', { name: 'Month' });
const tabCount = (name: string) => screen.getByRole('tab', { name }).lastChild?.textContent;

it('the month menu shows the outputs of a month on all tabs, keeps it in the URL, and Back shows all again', async () => {
  const groups = {
    valueladders: [LADDER, OLDER],
    salesai: [{ id: 's', scriptContent: 'Ask.', createdAt: '2026-10-27T10:00:00.000Z' }],
    assessment: [{ id: 'a', summary: 'Calm.' }],
  };
  const { user, unmount } = await openLibrary(groups);
  expect(
    within(monthMenu())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All months', 'Nov 2026 (1)', 'Oct 2026 (2)', 'Without a date (1)']);
  await user.selectOptions(monthMenu(), 'Nov 2026 (1)');
  await user.selectOptions(monthMenu(), 'Oct 2026 (2)');
  expect(monthMenu()).toHaveDisplayValue('Oct 2026 (2)');
  expect(sections()).toEqual(['October 2026 2']);
  expect(['All', 'Agents', 'Assessment'].map(tabCount)).toEqual(['2', '1', '0']);
  expect(window.location.search).toBe('?month=2026-10');
  await user.click(screen.getByRole('tab', { name: 'Assessment' }));
  expect(screen.getByText('No outputs found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all outputs' }));
  expect(sections()).toHaveLength(3);
  expect(window.location.search).toBe('');
  await pressBack();
  await pressBack();
  await waitFor(() => expect(sections()).toEqual(['October 2026 2']));
  await pressBack();
  await waitFor(() => expect(sections()).toHaveLength(3));
  expect(monthMenu()).toHaveDisplayValue('All months');
  unmount();
  await openLibrary(groups, '?month=2026-10');
  expect(sections()).toEqual(['October 2026 2']);
});

it('Copy in the details copies the output as formatted and as plain text, and Print prints only the output, under its name', async () => {
  class FakeClipboardItem {
    constructor(readonly blobs: Record<string, Blob | Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  const { user } = await openLibrary({ valueladders: [LADDER] });
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Content copied to clipboard!')).toBeVisible();
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  const [item] = write.mock.calls[0]![0] as unknown as FakeClipboardItem[];
  expect(await (await item!.blobs['text/plain']!).text()).toContain('# A ladder in **four** steps');
  expect(await (await item!.blobs['text/html']!).text()).toContain('<strong>four</strong>');

  let printed = '';
  let title = '';
  vi.stubGlobal('print', () => {
    printed = document.querySelector('[data-print]')?.textContent ?? '';
    title = document.title;
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print or PDF' }));
  await waitFor(() => expect(printed).toContain('Start with a call.'));
  expect(printed).toContain('Nov 5, 2026');
  expect(title).toBe('A ladder in four steps');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print]')).toBeNull();
  expect(document.title).toContain('Your Profile');
});

it('Open in the details of an output opens its tool, and an output whose tool is not in the catalogue has none', async () => {
  const { user } = await openLibrary({
    valueladders: [LADDER],
    assessment: [{ id: 'a', category: 'Unlisted' }],
  });
  const [ladder, unlisted] = screen.getAllByRole('button', { name: 'View Details' });
  await user.click(unlisted!);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Open / })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(ladder!);
  await user.click(await screen.findByRole('link', { name: 'Open Value Ladder Agent' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/tool\//));
});

it('tools named in a workflow are links if the catalogue has them', async () => {
  const { user } = await openLibrary({
    aiworkflow: [{ id: 'w', tools: ['brand-story AGENT', 'A paper list'] }],
  });
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  expect(await screen.findByRole('link', { name: 'brand-story AGENT' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/tool\//),
  );
  expect(screen.queryByRole('link', { name: 'A paper list' })).toBeNull();
  expect(screen.getByText('A paper list')).toBeVisible();
});
