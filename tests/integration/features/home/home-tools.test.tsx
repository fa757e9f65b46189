import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keyOfMember } from '@/resources/session/session';
import { recordLaunch } from '@/resources/tools/launches';
import { findMember } from '@mock-api/database';
import { spendCredits } from '@mock-api/rules/credits';
import { saveOutput } from '@mock-api/rules/outputs';
import { MAYA, mockApi, requestsTo } from '../../../helpers/mock-api';
import { leaveTab } from '../../../helpers/user';
import { renderApp } from '../../render-app';

const { calls, db } = mockApi;
afterEach(() => {
  localStorage.clear();
});

const HOUR = 60 * 60_000;

const maya = () => findMember(db(), MAYA)!;
const tool = () => db().tools.find(({ name }) => name === 'Target Market Agent')!;

/** What the tool does in its own tab. */
function spend(amount: number) {
  const { name, platformId } = tool();
  const entry = { amount, description: `Used ${name}`, platformId, category: 'usage' };
  spendCredits(maya(), entry, Date.now());
}

/** Opens home, where the tool is the one that was used last. */
async function openHome(launchedAt: number) {
  recordLaunch(keyOfMember(maya()), tool().id, launchedAt);
  const app = renderApp('/', { as: MAYA });
  const recent = await screen.findByRole('region', { name: 'Pick up where you left off' });
  const row = within(recent).getAllByRole('listitem')[0]!;
  await waitFor(() => expect(row).toHaveTextContent('Target Market Agent'));
  await waitFor(() => expect(requestsTo('/tokens/history')).not.toHaveLength(0));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  return { ...app, row };
}

const receipt = (text: string) =>
  waitFor(() => {
    const title = screen.getByText('Since your launch:').parentElement;
    expect(title).toHaveTextContent(`Since your launch: ${text}`);
  });

it('the first row of home shows what has happened since its launch, requested once at each return', async () => {
  const { user, row } = await openHome(Date.now());
  expect(row).not.toHaveTextContent('Since your launch');
  spend(6);
  const before = calls().length;
  leaveTab();
  await receipt('6 credits');
  expect(within(row).queryByRole('link', { name: 'Open output' })).not.toBeInTheDocument();
  const sent = calls()
    .slice(before)
    .map(({ path }) => path)
    .filter((path) => path === '/tokens/history' || path === '/user-assets');
  expect(sent.sort()).toEqual(['/tokens/history', '/user-assets']);

  // The tool saves its output late.
  saveOutput(maya(), tool(), 'markets', Date.now());
  leaveTab();
  await receipt('6 credits, 1 new output');
  expect(within(row).getByRole('link', { name: 'Open output' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/profile\?tab=agents&output=/),
  );
  await user.click(within(row).getByRole('link', { name: 'See transaction' }));
  const dashboard = await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  expect(await within(dashboard).findByText('1 transaction')).toBeInTheDocument();
  expect(within(dashboard).getByText('Used Target Market Agent')).toBeVisible();
});

it('a member who comes back to home from another page sees what has happened, although the transactions were loaded shortly before', async () => {
  const { user } = await openHome(Date.now() - HOUR);
  await user.click(screen.getByRole('link', { name: 'Launch Target Market Agent' }));
  await user.click(screen.getByRole('link', { name: 'Explore tools' }));
  await screen.findByText(/^Showing/);
  spend(6);
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await receipt('6 credits');
});

it.each([
  [23, true],
  [25, false],
])('%i hours after a launch home shows what has happened since: %s', async (hours, isShown) => {
  spend(6);
  const { row } = await openHome(Date.now() - hours * HOUR);
  if (isShown) await receipt('6 credits');
  else expect(row).not.toHaveTextContent('Since your launch');
});
