import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { TOM, respondTo } from '../../../../helpers/mock-api';
import { toolBody } from '../../../../helpers/values';
import { renderApp } from '../../../render-app';

const ladder = { platformId: 'value-ladder', name: 'Value Ladder', tokenCost: 8 };

/** Opens the purchase at a URL by its parameter. */
async function openPurchase(path: string) {
  renderApp(`${path}?modal=buy`, { as: TOM });
  const dialog = await screen.findByRole('dialog', { name: 'Credit Purchase' });
  await within(dialog).findByText('You get');
  return within(dialog);
}

beforeEach(() => {
  respondTo('/getTool/t1', toolBody);
  respondTo('/tokens/platform-costs', { platforms: [ladder] });
});

it('the purchase on a tool’s page begins with the tool, its cost and the member’s credits, and shows how many uses the amount pays for', async () => {
  const dialog = await openPurchase('/tool/t1');
  const row = within(await dialog.findByRole('region', { name: 'Credits for' }));
  expect(row.getByText('Value Ladder Agent')).toBeVisible();
  expect(await row.findByText('8 credits per message; you have 0')).toBeVisible();
  expect(await dialog.findByText('About 124 messages')).toBeVisible();
  expect(dialog.queryByText(/at your pace/)).not.toBeInTheDocument();
});

it('the purchase on a tool’s page shows only the balance of the member if the costs cannot be loaded', async () => {
  respondTo('/tokens/platform-costs', {}, 500);
  const dialog = await openPurchase('/tool/t1');
  expect(await dialog.findByText('You have 0 credits')).toBeVisible();
});

it('the purchase on the plans for a tool names the tool', async () => {
  renderApp('/subscription?tool=t1&modal=buy', { as: TOM });
  const dialog = await screen.findByRole('dialog', { name: 'Credit Purchase' });
  const row = await within(dialog).findByRole('region', { name: 'Credits for' });
  expect(row).toHaveTextContent('Value Ladder Agent');
});

it.each([
  ['the page of a free tool', '/tool/t1', { ...toolBody, isFree: true }],
  ['another page', '/explore', toolBody],
])('the purchase on %s names no tool', async (_name, path, tool) => {
  respondTo('/getTool/t1', tool);
  const dialog = await openPurchase(path);
  expect(dialog.queryByRole('region', { name: 'Credits for' })).not.toBeInTheDocument();
});
