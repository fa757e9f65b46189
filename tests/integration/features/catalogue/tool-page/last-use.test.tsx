import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PAGE_IDLE_MS, whenNetworkIdle } from '@/lib/react/network-idle';
import { MAYA, TOM, respondTo, holdResponse, requestsTo } from '../../../../helpers/mock-api';
import { leaveTab } from '../../../../helpers/user';
import { toolBody } from '../../../../helpers/values';
import { renderTool } from '../helpers';

afterEach(() => {
  localStorage.clear();
});

/** The access panel; while the balance is loading, a skeleton has its name. */
async function panel(): Promise<HTMLElement> {
  await screen.findByRole('link', { name: /^Launch Tool/ });
  return screen.getByRole('region', { name: 'Cost and launch' });
}

/** Uses of the tool, with the minutes since each. */
function usesBody(...minutes: number[]) {
  return {
    success: true,
    transactions: minutes.map((ago) => ({
      id: `use-${ago}`,
      amount: -8,
      isCredit: false,
      platformId: toolBody.platformId,
      createdAt: new Date(Date.now() - ago * 60_000).toISOString(),
    })),
    pagination: {},
  };
}

const uses = (...minutes: number[]) => respondTo('/tokens/history', usesBody(...minutes));

it('the access panel shows the last use with a link to its transaction, and after a launch what has happened since', async () => {
  uses(3 * 24 * 60);
  const { user } = await renderTool(MAYA);
  const shown = within(await panel());
  const last = await shown.findByRole('link', { name: /^Last use: 8 credits, \w{3} \d+, \d{4}$/ });
  expect(last).toHaveAttribute(
    'href',
    expect.stringMatching(/platform=value-ladder&from=(\d{4}-\d\d-\d\d)&to=\1/),
  );

  await user.click(shown.getByRole('link', { name: /^Launch Tool/ }));
  expect(shown.queryByText(/Since your launch/)).not.toBeInTheDocument();
  const history = holdResponse('/tokens/history');
  const { length } = requestsTo('/tokens/history');
  leaveTab();
  await waitFor(() => expect(requestsTo('/tokens/history')).toHaveLength(length + 1));
  expect(last).toBeVisible();
  history.release(usesBody(0, 3 * 24 * 60));
  expect((await shown.findByText('Since your launch:')).parentElement).toHaveTextContent(
    'Since your launch: 8 credits',
  );
  expect(shown.getByRole('link', { name: 'See transaction' })).toBeVisible();
  expect(requestsTo('/tokens/history')).toHaveLength(length + 1);
});

it.each([
  ['that was not used yet says so', {}, 200, 'You haven’t used this tool yet'],
  ['whose transactions fail to load links to them', {}, 500, 'Your transactions of this tool'],
])('the access panel of a tool %s', async (_, body, status, text) => {
  respondTo('/tokens/history', body, status);
  await renderTool(MAYA);
  expect(await within(await panel()).findByText(text)).toBeVisible();
});

it('a free tool shows and requests no last use, and a locked one shows only a known use', async () => {
  const free = { ...toolBody, isFree: true };
  const { unmount, queryClient } = await renderTool(MAYA, free);
  await panel();
  // The request would leave when the page is idle, which is known here after the page.
  await new Promise<void>((resolve) => {
    whenNetworkIdle(queryClient, PAGE_IDLE_MS, resolve);
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requestsTo('/tokens/history')).toHaveLength(0);
  unmount();

  respondTo('/tokens/history', { success: true, transactions: [], pagination: {} });
  const locked = await renderTool(TOM);
  await screen.findByRole('region', { name: 'Insufficient Credit' });
  await waitFor(() => expect(requestsTo('/tokens/history')).toHaveLength(1));
  await waitFor(() => expect(locked.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/used this tool/)).not.toBeInTheDocument();
  locked.unmount();
  uses(0);
  await renderTool(TOM);
  expect(await screen.findByRole('link', { name: /^Last use/ })).toBeVisible();
});
