import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondTo } from '../../../../../helpers/mock-api';
import { queryDashboard, renderUsage } from '../../render-usage';

const TAB = '/?modal=usage&usageTab=costs';

const table = () => screen.findByRole('table', { name: 'What one use of each platform costs' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const PLATFORMS = [
  { platformId: 'b', name: 'Beta', tokenCost: 12, unit: 'per page' },
  { platformId: 'a', name: 'Alpha', tokenCost: 3, hasFeatureCosts: true },
  { platformId: 'c', name: 'Gamma', tokenCost: 5, isFreeTool: true, hasFeatureCosts: true },
  { platformId: 'd', name: 'Delta' },
  { platformId: 'e', name: 'Epsilon', hasFeatureCosts: true },
];

test('platform costs show name, unit, cost and marks, sorted by name, and sort by another column in both directions', async () => {
  respondTo('/tokens/platform-costs', { platforms: PLATFORMS });
  const { user } = renderUsage(TAB);
  expect(await rows()).toEqual([
    'AlphaVaries by featureper message3 credits',
    'Betaper page12 credits',
    'Deltaper messageUnknown',
    'EpsilonVaries by featureper messageVaries',
    'GammaFree',
  ]);
  const head = () => screen.getByRole('columnheader', { name: 'Cost' });
  expect(head()).not.toHaveAttribute('aria-sort');
  await user.click(within(head()).getByRole('button'));
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head()).getByRole('button'));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  expect((await rows())[0]).toMatch(/^Beta/);
});

test('a search of the platform costs looks into names and units', async () => {
  respondTo('/tokens/platform-costs', { platforms: PLATFORMS });
  const { user } = renderUsage(TAB);
  await table();
  const search = screen.getByRole('searchbox', { name: 'Search tool costs' });
  await user.type(search, 'PAGE');
  expect(await rows()).toEqual(['Betaper page12 credits']);
  screen.getByText('1 tool');
  await user.type(search, ' nothing');
  screen.getByText('No tools found');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await rows()).toHaveLength(5);
});

test.each([
  ['an empty list', { platforms: [] }, 'No platform costs found'],
  ['no list', { success: true }, 'Failed to load data. Please try again.'],
])('platform costs with %s show a message', async (_, body, message) => {
  respondTo('/tokens/platform-costs', body);
  renderUsage(TAB);
  await screen.findByText(message);
});

test('Escape closes the dashboard while the search of the platform costs has a text but not the focus', async () => {
  respondTo('/tokens/platform-costs', { platforms: PLATFORMS });
  const { user } = renderUsage(TAB);
  await table();
  const search = screen.getByRole('searchbox', { name: 'Search tool costs' });
  await user.type(search, 'page');
  await user.tab();
  expect(search).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryDashboard()).toBeNull());
});
