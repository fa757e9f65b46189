import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../helpers/deferred';
import { pressBack } from '../../../helpers/user';
import { renderApp } from '../../render-app';
import { tab, panel, count, openWith } from './open-outputs';
import { respondToAssets, outputBody, mockApi, openProfile, MAYA } from './open-profile';

const TABS = [
  'All',
  'Agents',
  'Purpose Tools',
  'Sales AI',
  'AI Workflow',
  'Assessment',
  'Brand Story',
] as const;

it('the profile page shows a tab of all outputs and six others with counts from one GET /user-assets', async () => {
  await openProfile();
  expect(screen.getAllByRole('tab').map((element) => element.firstChild?.textContent)).toEqual(
    TABS,
  );
  expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
  const counts = TABS.map((name) => tab(name).lastChild?.textContent);
  expect(counts).toEqual(['14', '6', '2', '2', '2', '1', '1']);
  expect(tab('Agents')).toHaveAccessibleDescription('6');
  expect(mockApi.calls().filter(({ path }) => path === '/user-assets')).toHaveLength(1);
});

it('the selected tab is kept in the URL through a reload, Back and Forward', async () => {
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

it('a URL with an unknown output opens the first tab and no dialog', async () => {
  await openProfile('?output=nothing');
  expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('each tab without outputs shows that it is empty and links to the catalogue', async () => {
  const { user } = await openWith({ valueladders: 'text', salesai: [null], brandstory: {} });
  expect(count()).toHaveTextContent(/^0$/);
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
  const pendingResponse = deferred();
  mockApi.server.use(
    http.get('*/api/user-assets', async () => {
      await pendingResponse.promise;
      return HttpResponse.json({});
    }),
  );
  await openProfile();
  expect(screen.getByText('Loading your saved outputs...')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(3);
  pendingResponse.resolve();
  await screen.findByText('No outputs yet');
  expect(document.querySelectorAll('[data-skeleton-card]')).toHaveLength(0);
});

it.each([
  { body: { msg: 'Out of order' }, status: 500 },
  { body: [], status: 200 },
])(
  'a load of outputs that ends in $status $body logs a warning and offers Retry on the page',
  async (end) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    respondToAssets(end.body, end.status);
    const { user } = await openProfile();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'Your saved outputs didn’t load' })).toBeVisible();
    expect(warn).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Active Member')).toBeVisible();
    mockApi.server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('article', { name: /^Value Ladder Agent/ })).toBeVisible();
  },
);

/** The response bodies of outputs, one per day. */
function outputBodies(length: number) {
  const day = 86_400_000;
  return Array.from({ length }, (_, index) =>
    outputBody(`Output no${index}. of many.`, {
      id: `o${index}`,
      createdAt: new Date(1_700_000_000_000 + index * day).toISOString(),
    }),
  );
}

it('24 more outputs show at a time, the newest first; closing the details of the 30th returns the focus to it, Back to another tab or from another page restores how many, and a search starts with 24', async () => {
  respondToAssets({ valueladders: outputBodies(60) });
  const { user } = renderApp('/profile', { as: MAYA });
  expect(await screen.findByText('Output no59. of many.')).toBeVisible();
  expect(panel().getAllByRole('article')).toHaveLength(24);
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
