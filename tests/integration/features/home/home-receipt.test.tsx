import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { spendCredits } from '@mock-api/rules/credits';
import { saveOutput } from '@mock-api/rules/outputs';
import type { MockTool } from '@mock-api/types';
import { leaveTab } from '../../../helpers/leave-tab';
import { renderApp } from '../../render-app';

const { server, calls, db } = setupMockApi();
afterEach(() => {
  localStorage.clear();
});

const MAYA = 'maya@lindqvistcoaching.com';
const MINUTE = 60_000;

const toolNamed = (name: string) => db().tools.find((tool) => tool.name === name)!;

/** What a tool does in its own tab. */
function use(tool: MockTool, amount: number) {
  const maya = findMember(db(), MAYA)!;
  const { name, platformId } = tool;
  const entry = { amount, description: `Used ${name}`, platformId, category: 'usage' };
  spendCredits(maya, entry, Date.now());
}

async function launchFromHome(name: string) {
  localStorage.setItem(
    `pinned-tools:${findMember(db(), MAYA)!.id}`,
    JSON.stringify([toolNamed(name).id]),
  );
  const app = renderApp('/', { as: MAYA });
  const pinned = await screen.findByRole('region', { name: 'Pinned tools' });
  await within(pinned).findByText(/per message|Varies/);
  await waitFor(() => expect(calls().some(({ path }) => path === '/tokens/history')).toBe(true));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  await app.user.click(within(pinned).getByRole('link', { name: `Launch ${name}` }));
  return app;
}

const receipt = (text: string) =>
  screen.findByRole('region', { name: `While you were away: ${text}` });
const anyReceipt = () => screen.queryByRole('region', { name: /While you were away/ });

it('after a launch home shows what it has cost and produced, compared once at each return, until it is dismissed', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user } = await launchFromHome(tool.name);
  use(tool, 6);
  const before = calls().length;
  leaveTab(MINUTE);
  const first = await receipt('6 credits');
  expect(within(first).getByText(/^Target Market Agent, (?:yester|to)day at /)).toBeVisible();
  expect(within(first).queryByRole('link', { name: 'Open output' })).not.toBeInTheDocument();
  const sent = calls()
    .slice(before)
    .map(({ path }) => path)
    .filter((path) => path === '/tokens/history' || path === '/user-assets');
  expect(sent.sort()).toEqual(['/tokens/history', '/user-assets']);

  // The tool saves its output late.
  saveOutput(findMember(db(), MAYA)!, tool, 'markets', Date.now());
  leaveTab(MINUTE);
  const second = await receipt('6 credits, 1 new output');
  expect(within(second).getByRole('link', { name: 'Open output' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/profile\?tab=agents&output=/),
  );
  await user.click(within(second).getByRole('link', { name: 'See transaction' }));
  const dashboard = await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  expect(await within(dashboard).findByText('1 transaction')).toBeInTheDocument();
  expect(within(dashboard).getByText('Used Target Market Agent')).toBeVisible();

  await user.keyboard('{Escape}');
  await user.click(within(second).getByRole('button', { name: 'Dismiss' }));
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('home shows the receipt of the latest launch that has changed something, and none to another member of the device', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user, unmount, queryClient } = await launchFromHome(tool.name);
  use(tool, 6);
  leaveTab(MINUTE);
  const other = screen.getByRole('region', { name: 'Pick up where you left off' });
  await receipt('6 credits');
  const [latest] = within(other).getAllByRole('link', { name: /^Launch Client Intake Assistant/ });
  await user.click(latest!);
  leaveTab(MINUTE);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const row = await receipt('6 credits');
  expect(within(row).getByText(/^Target Market Agent/)).toBeVisible();
  unmount();

  renderApp('/', { as: 'victor@almeidaacademy.com' });
  await screen.findByRole('region', { name: 'Your latest outputs' });
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('a launch that has changed nothing has no receipt, and neither has one whose data fails to load', async () => {
  const { queryClient } = await launchFromHome('Target Market Agent');
  leaveTab(MINUTE);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(anyReceipt()).not.toBeInTheDocument();
  server.use(
    http.get('*/api/tokens/history', () => new HttpResponse(null, { status: 500 })),
    http.get('*/api/user-assets', () => new HttpResponse(null, { status: 500 })),
  );
  leaveTab(MINUTE);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(anyReceipt()).not.toBeInTheDocument();
});
