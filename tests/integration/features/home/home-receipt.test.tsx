import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { HomePage } from '@/features/home/home-page';
import { keyOfMember } from '@/resources/session/session';
import { markLaunch, recordLaunch, storedLaunches } from '@/resources/tools/launches';
import { findMember } from '@mock-api/database';
import { setupMockApi } from '@mock-api/node';
import { spendCredits } from '@mock-api/rules/credits';
import { saveOutput } from '@mock-api/rules/outputs';
import type { MockTool } from '@mock-api/types';
import { deferred } from '../../../helpers/deferred';
import { leaveTab } from '../../../helpers/leave-tab';
import { renderApp, renderPart } from '../../render-app';

const { server, calls, db } = setupMockApi();
afterEach(() => {
  localStorage.clear();
});

const MAYA = 'maya@lindqvistcoaching.com';

const toolNamed = (name: string) => db().tools.find((tool) => tool.name === name)!;

/** What a tool does in its own tab. */
function spendOn(tool: MockTool, amount: number) {
  const maya = findMember(db(), MAYA)!;
  const { name, platformId } = tool;
  const entry = { amount, description: `Used ${name}`, platformId, category: 'usage' };
  spendCredits(maya, entry, Date.now());
}

const renderHome = (as = MAYA) => renderPart(<HomePage />, as);
const openPortal = () => renderApp('/', { as: MAYA });

/** @param open renders home: alone, or in the application if the test opens other pages */
async function launchFromHome(name: string, open = renderHome) {
  const member = keyOfMember(findMember(db(), MAYA));
  recordLaunch(member, toolNamed(name).id, Date.now() - 1000);
  const [launch] = storedLaunches.read(member);
  if (launch) markLaunch(member, launch, { isDismissed: true, isUnchanged: true });
  const app = open();
  const recent = await screen.findByRole('region', { name: 'Pick up where you left off' });
  await within(recent).findAllByText(/per message|Varies/);
  await waitFor(() => expect(calls().some(({ path }) => path === '/tokens/history')).toBe(true));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  await app.user.click(within(recent).getByRole('link', { name: `Launch ${name}` }));
  return app;
}

/** How many of the requests after the first ones load the newest transactions. */
const countFirstPages = (first: number) =>
  calls()
    .slice(first)
    // With `endDate` it is an older page of the outlook.
    .filter(({ path, query }) => path === '/tokens/history' && !query.includes('endDate')).length;

const receipt = (text: string) =>
  screen.findByRole('region', { name: `While you were away: ${text}` });
const anyReceipt = () => screen.queryByRole('region', { name: /While you were away/ });

it('after a launch home shows what it has cost and produced, compared once at each return, until it is dismissed', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user } = await launchFromHome(tool.name, openPortal);
  spendOn(tool, 6);
  const before = calls().length;
  leaveTab();
  const first = await receipt('6 credits');
  expect(first).toHaveTextContent(/Target Market Agent, (?:yester|to)day at /);
  expect(within(first).queryByRole('link', { name: 'Open output' })).not.toBeInTheDocument();
  const sent = calls()
    .slice(before)
    .map(({ path }) => path)
    .filter((path) => path === '/tokens/history' || path === '/user-assets');
  expect(sent.sort()).toEqual(['/tokens/history', '/user-assets']);

  // The tool saves its output late.
  saveOutput(findMember(db(), MAYA)!, tool, 'markets', Date.now());
  leaveTab();
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
  await user.click(await within(second).findByRole('button', { name: 'Dismiss' }));
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('home shows the receipt of the latest launch that has changed something, and none to another member of the device', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user, unmount, queryClient } = await launchFromHome(tool.name);
  spendOn(tool, 6);
  leaveTab();
  const other = screen.getByRole('region', { name: 'Pick up where you left off' });
  await receipt('6 credits');
  const [latest] = within(other).getAllByRole('link', { name: /^Launch Client Intake Assistant/ });
  await user.click(latest!);
  leaveTab();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const row = await receipt('6 credits');
  expect(within(row).getByText(/^Target Market Agent/)).toBeVisible();
  unmount();

  // A load of the page requests no other transactions than those that home needs.
  const before = calls().length;
  const reloaded = renderHome();
  await receipt('6 credits');
  await waitFor(() => expect(reloaded.queryClient.isFetching()).toBe(0));
  expect(countFirstPages(before)).toBe(1);
  reloaded.unmount();

  renderHome('victor@almeidaacademy.com');
  await screen.findByRole('region', { name: 'Your latest outputs' });
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('home shows the receipt of a member who has returned to another page', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user } = await launchFromHome(tool.name, openPortal);
  await user.click(screen.getByRole('link', { name: 'Explore tools' }));
  await screen.findByText(/^Showing/);
  spendOn(tool, 6);
  leaveTab();
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await receipt('6 credits');
});

it('home shows the receipt of a launch after which the transactions of the dashboard are still fresh', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user, queryClient } = renderApp(`/tool/${tool.id}?modal=usage&usageTab=transactions`, {
    as: MAYA,
  });
  const dashboard = await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  await within(dashboard).findAllByText(/\d transactions?$/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(await screen.findByRole('link', { name: 'Launch Tool' }));
  spendOn(tool, 6);
  leaveTab();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = calls().length;
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await receipt('6 credits');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(countFirstPages(before)).toBe(1);
});

it('a launch that has changed nothing has no receipt, and its place is reserved while the page is loading, not on a return', async () => {
  const name = 'Loading what your last launch has changed';
  const { unmount } = await launchFromHome('Target Market Agent');
  const history = deferred();
  server.use(
    http.get('*/api/tokens/history', async () => {
      await history.promise;
      return HttpResponse.json({ success: true, transactions: [], pagination: {} });
    }),
  );
  const before = calls().length;
  leaveTab();
  await waitFor(() => expect(countFirstPages(before)).toBe(1));
  expect(screen.queryByText(name)).not.toBeInTheDocument();
  unmount();

  const reloaded = renderHome();
  expect(await screen.findByText(name)).toBeInTheDocument();
  history.resolve();
  await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  await waitFor(() => expect(reloaded.queryClient.isFetching()).toBe(0));
  expect(anyReceipt()).not.toBeInTheDocument();
  reloaded.unmount();

  // Compared once, a launch that has changed nothing has no place in the next load either.
  const again = renderHome();
  await screen.findByRole('region', { name: 'Pick up where you left off' });
  expect(screen.queryByText(name)).not.toBeInTheDocument();
  await waitFor(() => expect(again.queryClient.isFetching()).toBe(0));
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('while storage is full, a launch that has changed nothing leaves home as it is, and a receipt can be dismissed', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user, queryClient } = await launchFromHome(tool.name);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const before = calls().length;
  leaveTab();
  await waitFor(() => expect(countFirstPages(before)).toBe(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('region', { name: 'Pick up where you left off' })).toBeVisible();
  expect(anyReceipt()).not.toBeInTheDocument();

  spendOn(tool, 6);
  leaveTab();
  const row = await receipt('6 credits');
  await user.click(within(row).getByRole('button', { name: 'Dismiss' }));
  expect(anyReceipt()).not.toBeInTheDocument();
});

it('if transactions and outputs fail to load, the receipt of the latest launch has the difference of the balances', async () => {
  const tool = toolNamed('Target Market Agent');
  const { user } = await launchFromHome(tool.name);
  server.use(
    http.get('*/api/tokens/history', () => new HttpResponse(null, { status: 500 })),
    http.get('*/api/user-assets', () => new HttpResponse(null, { status: 500 })),
  );
  spendOn(tool, 6);
  leaveTab();
  const row = await receipt('6 credits');
  expect(within(row).queryByRole('link', { name: 'See transaction' })).not.toBeInTheDocument();

  const recent = screen.getByRole('region', { name: 'Pick up where you left off' });
  await user.click(within(recent).getByRole('link', { name: 'Launch Client Intake Assistant' }));
  leaveTab();
  // The difference may be the cost of either tool.
  await waitFor(() => expect(anyReceipt()).not.toBeInTheDocument());
});
