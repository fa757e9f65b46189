import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAYA, mockApi, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { pressBack } from '../../../../helpers/user';
import { renderApp } from '../../../render-app';
import { openProfile, openWith, outputBody, panel, tab } from '../open-profile';

const TABS = [
  'All',
  'Agents',
  'Purpose Tools',
  'Sales AI',
  'AI Workflow',
  'Assessment',
  'Brand Story',
] as const;
const tabCount = (name: string) => tab(name).lastChild?.textContent;
const headings = (level: number) =>
  panel()
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const titles = () => headings(4);
const monthMenu = () => screen.getByRole('combobox', { name: 'Month' });

it('the profile page shows a tab of all outputs and six others with counts from one GET /user-assets, also at a URL with unknown values', async () => {
  await openProfile('?tab=x&month=2026-13&output=x&view=x');
  expect(screen.getAllByRole('tab').map((element) => element.firstChild?.textContent)).toEqual(
    TABS,
  );
  expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
  expect(TABS.map(tabCount)).toEqual(['14', '6', '2', '2', '2', '1', '1']);
  expect(tab('Agents')).toHaveAccessibleDescription('6');
  expect(requestsTo('/user-assets')).toHaveLength(1);
});

it('the selected tab is kept in the URL beside the parameters of others, through a reload, Back and Forward', async () => {
  const { user, unmount } = await openProfile('?tab=salesAi&modal=none');
  expect(tab('Sales AI')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Assessment'));
  expect(window.location.search).toBe('?tab=assessment&modal=none');
  await pressBack();
  await waitFor(() => expect(tab('Sales AI')).toHaveAttribute('aria-selected', 'true'));
  act(() => window.history.forward());
  await waitFor(() => expect(tab('Assessment')).toHaveAttribute('aria-selected', 'true'));
  unmount();
  await openProfile(window.location.search);
  expect(tab('Assessment')).toHaveAttribute('aria-selected', 'true');
});

it('each tab without outputs shows that it is empty and links to the catalogue', async () => {
  const { user } = await openWith({ valueladders: 'text', salesai: [null], brandstory: {} });
  for (const name of TABS) {
    await user.click(tab(name));
    expect(panel().getByRole('heading')).toHaveTextContent(/^No .+ yet$/);
    expect(panel().getByRole('link', { name: 'Explore tools' })).toHaveAttribute(
      'href',
      '/explore',
    );
  }
});

it('three skeleton cards show while the outputs are loading', async () => {
  const outputs = holdResponse('/user-assets');
  await openProfile();
  expect(screen.getByText('Loading your saved outputs...')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(3);
  outputs.release({});
  await screen.findByText('No outputs yet');
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(0);
});

it('outputs that fail to load log a warning and have a Retry on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  respondTo('/user-assets', { msg: 'Out of order' }, 500);
  const { user } = await openProfile();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'Your saved outputs didn’t load' })).toBeVisible();
  expect(warn).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Active Member')).toBeVisible();
  mockApi.server.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
});

it('a card shows the tool and the date above the name, which describes its only button, and an excerpt without the name', async () => {
  await openWith({
    valueladders: [outputBody('# A ladder in **four** steps\n\nStart with a call.')],
  });
  const name = /^Value Ladder Agent A ladder in four steps$/;
  const card = within(screen.getByRole('article', { name }));
  expect(card.getByText('Value Ladder Agent')).toBeVisible();
  expect(card.getByRole('heading', { name: 'A ladder in four steps' })).toBeVisible();
  expect(card.getByText('Nov 5, 2026')).toBeVisible();
  expect(card.getByText('Start with a call.')).toBeVisible();
  const button = card.getByRole('button', { name: 'View Details' });
  expect(button).toHaveAccessibleDescription('A ladder in four steps');
  expect(card.getAllByRole('button')).toEqual([button]);
  // All outputs are of one month.
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
});

it('the month menu shows the outputs of a month on all tabs, keeps it in the URL, and Back shows all again', async () => {
  const createdAt = '2026-10-28T10:00:00.000Z';
  const groups = {
    valueladders: [outputBody('New.'), outputBody('Older.', { id: 'older', createdAt })],
    salesai: [{ id: 's', scriptContent: 'Ask.', createdAt }],
    assessment: [{ id: 'a', summary: 'Calm.' }],
  };
  const { user, unmount } = await openWith(groups);
  expect(
    within(monthMenu())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All months', 'Nov 2026 (1)', 'Oct 2026 (2)', 'Without a date (1)']);
  await user.selectOptions(monthMenu(), 'Nov 2026 (1)');
  await user.selectOptions(monthMenu(), 'Oct 2026 (2)');
  expect(monthMenu()).toHaveDisplayValue('Oct 2026 (2)');
  expect(headings(3)).toEqual(['October 2026 2']);
  expect(['All', 'Agents', 'Assessment'].map(tabCount)).toEqual(['2', '1', '0']);
  expect(window.location.search).toBe('?month=2026-10');
  await user.click(tab('Assessment'));
  expect(screen.getByText('No outputs found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all outputs' }));
  expect(headings(3)).toHaveLength(3);
  expect(window.location.search).toBe('');
  await pressBack();
  await pressBack();
  await waitFor(() => expect(headings(3)).toEqual(['October 2026 2']));
  await pressBack();
  await waitFor(() => expect(headings(3)).toHaveLength(3));
  expect(monthMenu()).toHaveDisplayValue('All months');
  unmount();
  await openWith(groups, '?month=2026-10');
  expect(headings(3)).toEqual(['October 2026 2']);
});

it('a search of the outputs counts its matches on each tab and in the chosen month, marks them, and Clear, Escape and Show all outputs end it', async () => {
  const { user } = await openWith({
    valueladders: [
      outputBody('The **calm** ladder'),
      outputBody('Calm.', { id: 'b', createdAt: null }),
    ],
    salesai: [{ companyName: 'Calm Waters' }],
    assessment: [{ category: 'Health', summary: 'Wild.' }],
  });
  const box = screen.getByRole('searchbox', { name: 'Search saved outputs' });
  const clears = [
    () => user.click(screen.getByRole('button', { name: 'Clear' })),
    () => user.keyboard('{Escape}'),
  ];
  for (const clear of clears) {
    await user.type(box, 'CALM');
    expect(await screen.findByText('Found in 3 of 4 outputs')).toBeVisible();
    await clear();
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(titles()).toHaveLength(4);
  }
  await user.type(box, 'CALM');
  expect(await screen.findByText('Found in 3 of 4 outputs')).toBeVisible();
  expect(titles()).toEqual(['The calm ladder', 'Calm.', 'Calm Waters']);
  expect(panel().getAllByText(/^calm$/i, { selector: 'mark' })).toHaveLength(3);
  expect(tabCount('All')).toBe('3');
  await user.selectOptions(monthMenu(), 'Nov 2026 (1)');
  expect(await screen.findByText('Found in 1 of 1 output')).toBeVisible();
  await user.click(tab('Assessment'));
  expect(box).toHaveValue('CALM');
  expect(panel().getByText('Found in 0 of 0 outputs')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Show all outputs' }));
  expect(box).toHaveValue('');
  expect(titles()).toHaveLength(4);
});

it('24 more outputs show at a time, the newest first; closing the details of the 30th returns the focus to it, Back to another tab or from another page restores how many, and a search starts with 24', async () => {
  const valueladders = Array.from({ length: 60 }, (_, index) =>
    outputBody(`Output no${index}. of many.`, {
      id: `o${index}`,
      createdAt: new Date(1_700_000_000_000 + index * 86_400_000).toISOString(),
    }),
  );
  respondTo('/user-assets', { valueladders });
  const { user } = renderApp('/profile', { as: MAYA });
  expect(await screen.findByText('Output no59. of many.')).toBeVisible();
  expect(panel().getAllByRole('article')).toHaveLength(24);
  // The whole month is counted, of which a part shows.
  expect(headings(3).at(-1)).toBe('December 2023 31');
  await user.click(panel().getByRole('button', { name: 'Show more' }));
  expect(panel().getAllByRole('article')).toHaveLength(48);
  expect(panel().getByText('Showing 48 of 60')).toBeVisible();
  const viewDetails = panel().getAllByText('View Details')[29]!.closest('button')!;
  await user.click(viewDetails);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(viewDetails).toHaveFocus());
  await user.click(screen.getByRole('tab', { name: /^Agents/ }));
  expect(panel().getByText('Showing 24 of 60')).toBeVisible();
  await pressBack();
  expect(await panel().findByText('Showing 48 of 60')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await screen.findByRole('heading', { level: 1, name: /^(?!Your Profile)/ });
  await pressBack();
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  expect(await panel().findByText('Showing 48 of 60')).toBeVisible();
  await user.click(screen.getByRole('searchbox'));
  await user.paste('many');
  expect(await panel().findByText('Showing 24 of 60')).toBeVisible();
});
