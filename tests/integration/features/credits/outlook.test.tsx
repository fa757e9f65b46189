import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CreditPill } from '@/features/credits/balance/credit-pill';
import { HomeCreditLine } from '@/features/home/home-credit-line';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { setupMockApi } from '@mock-api/node';
import { hoverForTooltip } from '../../../helpers/hover';
import { laterResponse } from '../../../helpers/later-response';
import { toolBody } from '../../../helpers/tool';
import { renderPart } from '../../render-app';
import { countRequests, MAYA, queries, renderUsage } from './render-usage';
import { respondTo, failOnce, historyPageBody, stackBody, transactionBody } from './responses';

const later = (days: number) => addDays(Date.now(), days).toISOString();
const short = (days: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(
    addDays(Date.now(), days),
  );

/** One use of 10 credits on each of the last days, today included. @param days number of days */
const daily = (days: number) =>
  Array.from({ length: days }, (_, back) =>
    transactionBody(back, { formattedAmount: '-10.00' }, back),
  );

/** Responds to both requests of the history with one list. */
function respondWithHistory(transactions: object[]) {
  respondTo('history/grouped', { msg: 'No.' }, 400);
  respondTo('history', historyPageBody(transactions));
}

function respondWithStacks() {
  respondTo('all-stacks', {
    tokenStacks: [
      stackBody('a', { remainingTokens: 60, expiresAt: later(4) }),
      stackBody('b', { remainingTokens: 140, expiresAt: null }),
    ],
  });
}

const outlook = (title: string | RegExp) => screen.findByRole('region', { name: title });

test('How we know lists spent and refunded credits, and what is not counted', async () => {
  respondWithStacks();
  const refund = { category: 'refund', isCredit: true, formattedAmount: '+28.00' };
  respondWithHistory([transactionBody(99, refund), ...daily(15)]);
  const { user } = renderUsage('/?modal=usage');
  await user.click(await screen.findByRole('button', { name: 'How we know' }));
  const panel = await screen.findByRole('tooltip');
  expect(panel).toHaveTextContent(
    'Spent in the last 14 days−140Refunded+28A day−8Credits today200',
  );
  expect(panel).toHaveTextContent('Expire unused−28(200 − 28) ÷ 821 days');
  expect(panel).toHaveTextContent('Rewards and purchases to come aren’t counted.');
});

test('without enough spending the outlook has a text instead of a forecast', async () => {
  respondWithStacks();
  respondWithHistory(daily(3));
  renderUsage('/?modal=usage');
  const section = await outlook('An outlook after a week of use');
  expect(section).toHaveTextContent(/You have 3 days of spending so far\. 60 credits/);
  expect(screen.queryByRole('button', { name: 'How we know' })).toBeNull();
});

test('an outlook whose history fails to load has its own Retry', async () => {
  respondTo('history/grouped', { msg: 'No.' }, 400);
  failOnce('history');
  const { user } = renderUsage('/?modal=usage');
  await screen.findByText('The outlook could not be loaded');
  screen.getByText('Your balance and stacks are up to date.');
  const section = screen.getByRole('region', { name: 'Outlook' });
  await user.click(within(section).getByRole('button', { name: 'Retry' }));
  await outlook(/^At \d+ a day your credits last/);
});

test.each([
  [29_999, 0],
  [30_000, 1],
])(
  'with a first page of the dashboard that is %d ms old the outlook sends %d requests',
  async (age, requests) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    respondTo('history', historyPageBody([]));
    const client = new QueryClient();
    const { queryKey } = historyQuery('grouped');
    const page = {
      page: 1,
      transactions: [],
      reportedDays: [],
      hasNext: false,
      totalTransactions: 0,
    };
    const updatedAt = Date.now() - age;
    client.setQueryData(queryKey, { pages: [page], pageParams: [1] }, { updatedAt });
    await client.fetchQuery(recentHistoryQuery());
    expect(countRequests('/tokens/history')).toBe(requests);
  },
);

/** 48 uses of a credit on each of the last days, today included, also on one of 23 or 25 hours; the newest first. */
function halfHourly(days: number) {
  const today = new Date();
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const times = Array.from({ length: days * 48 }, (_, index) =>
    new Date(year, month, day, 23, 30 - 30 * index).getTime(),
  );
  return times
    .sort((one, other) => other - one)
    .map((time, index) => {
      const createdAt = new Date(time).toISOString();
      return transactionBody(index, { formattedAmount: '-1.00', createdAt });
    });
}

/** Responds with the first 50 transactions up to `endDate`; `dateOf` is what the server compares. */
function respondByDate<Body extends object>(
  transactions: readonly Body[],
  dateOf: (transaction: Body) => string,
) {
  respondTo('history/grouped', { msg: 'No.' }, 400);
  setupMockApi().server.use(
    http.get('*/api/tokens/history', ({ request }) => {
      const end = new URL(request.url).searchParams.get('endDate');
      const until = end === null ? Infinity : Date.parse(end);
      const found = transactions.filter((each) => Date.parse(dateOf(each)) <= until);
      const hasNext = found.length > 50;
      return HttpResponse.json(historyPageBody(found.slice(0, 50), { hasNext }));
    }),
  );
}

test('the outlook requests older transactions by their time and never a page of Load more', async () => {
  respondWithStacks();
  respondByDate(halfHourly(20), ({ createdAt }) => createdAt);
  renderUsage('/?modal=usage');
  const section = await outlook(/^At 48 a day your credits last/);
  expect(section).toHaveTextContent('Your latest transactions reach back 10 whole days.');
  const requests = queries('/tokens/history');
  expect(requests).toHaveLength(10);
  expect(new Set(requests.map(({ page }) => page))).toEqual(new Set(['1']));
});

test('the outlook of transactions whose dates have no time counts all of each day', async () => {
  respondWithStacks();
  const transactions = halfHourly(20).map(({ createdAt, ...transaction }) => ({
    ...transaction,
    formattedDate: new Date(createdAt).toDateString(),
    sortedBy: createdAt,
  }));
  respondByDate(transactions, ({ sortedBy }) => sortedBy);
  renderUsage('/?modal=usage');
  await outlook(/^At 48 a day your credits last/);
});

test('the outlook stops at a response without an older transaction', async () => {
  respondWithStacks();
  respondTo('history/grouped', { msg: 'No.' }, 400);
  respondTo('history', historyPageBody(daily(10), { hasNext: true, total: 500 }));
  renderUsage('/?modal=usage');
  await outlook(/^At 10 a day your credits last/);
  expect(countRequests('/tokens/history')).toBe(2);
});

test('the Credit Breakdown and home do not mention the expiry of credits that are used before', async () => {
  const { queryClient, unmount } = renderPart(<CreditPill offsetRight={0} />, MAYA);
  const pill = await screen.findByRole('button', { name: '1,284 credits' });
  expect(countRequests('/tokens/all-stacks')).toBe(0);
  await hoverForTooltip(pill);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Credit Breakdown');
  await waitFor(() => expect(countRequests('/tokens/history')).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // 63 expire in 4 days, and are spent before.
  expect(screen.getByRole('tooltip')).not.toHaveTextContent(/expire/);
  unmount();
  renderPart(<HomeCreditLine className="" />, MAYA);
  const line = await screen.findByText(/: at \d+ a day they last to about/);
  expect(line).not.toHaveTextContent(/63 expire/);
});

test.each([
  [7, 1],
  [8, 0],
])(
  'the Credit Breakdown announces credits that expire in %d days %d times',
  async (days, times) => {
    respondTo('all-stacks', [stackBody('a', { expiresAt: later(days) })]);
    renderPart(<CreditPill offsetRight={0} />, MAYA);
    await hoverForTooltip(await screen.findByRole('button', { name: '1,284 credits' }));
    await waitFor(() => expect(countRequests('/tokens/all-stacks')).toBe(1));
    await laterResponse();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Credit Breakdown');
    expect(within(screen.getByRole('tooltip')).queryAllByText(/expire/)).toHaveLength(times);
  },
);

test('home shows the credits, and their outlook once the page is idle, with a link to it in the dashboard', async () => {
  // The parameters of a dashboard that showed transactions and was closed.
  const path = '/?usageTab=transactions&from=2026-11-15';
  const { user } = renderPart(<HomeCreditLine className="" />, MAYA, path);
  await screen.findByText('1,284 credits');
  const line = await screen.findByText(/: at \d+ a day they last to about \w+ \d+\./);
  expect(line).toHaveTextContent(/^1,284 credits: at/);
  await user.click(screen.getByRole('link', { name: 'See the outlook' }));
  expect(window.location.search).toBe('?modal=usage');
});

test('home shows only the credits when the outlook fails to load', async () => {
  respondTo('all-stacks', { msg: 'No.' }, 400);
  renderPart(<HomeCreditLine className="" />, MAYA);
  await waitFor(() => expect(countRequests('/tokens/all-stacks')).toBe(1));
  await laterResponse();
  await screen.findByText('1,284 credits');
  expect(screen.queryByText(/a day they last/)).toBeNull();
});

test('home shows an error with Retry when the balance fails to load', async () => {
  respondTo('balance', { msg: 'No.' }, 400);
  const { user } = renderPart(<HomeCreditLine className="" />, MAYA);
  await screen.findByText('Couldn’t load your balance.');
  setupMockApi().server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1,284 credits');
});

/** Two tools with a cost; `Writer` is the one of `transactionBody`. */
function respondWithTools() {
  const tool = (id: string, name: string) => ({ ...toolBody, _id: id, name, platformId: id });
  setupMockApi().server.use(
    http.get('*/api/getTools', () =>
      HttpResponse.json([tool('cheap', 'Cheap Agent'), tool('writer', 'Writer')]),
    ),
  );
  respondTo('platform-costs', {
    success: true,
    platforms: [
      { platformId: 'cheap', tokenCost: 2 },
      { platformId: 'writer', tokenCost: 4, unit: 'per draft' },
    ],
  });
}

test('the outlook shows how long the credits last, and for those that expire unused a tool and an event for the calendar', async () => {
  const saved: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file instanceof Blob ? file.text() : Promise.resolve(''));
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  respondWithStacks();
  respondWithHistory(daily(15));
  respondWithTools();
  const { user } = renderUsage('/?modal=usage');
  const forecast = await outlook(/^At 10 a day your credits last to about/);
  expect(forecast).toHaveTextContent(`last to about ${short(18)}`);
  expect(forecast).toHaveTextContent(`20 will expire unused on ${short(4)}.`);
  within(forecast).getByRole('img', { name: /^Balance falls from 200 today to 0 about .+ drop/ });
  const table = within(forecast).getByRole('table', { name: 'What expires when' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/6020$/);

  const section = await outlook('Expiring');
  expect(
    await within(section).findByText(
      `20 credits expire unused on ${short(4)}: about 5 drafts of Writer`,
    ),
  ).toBeVisible();
  expect(
    within(section).getByText(
      'At your pace of 10 a day you use about 40 of these 60 before that day.',
    ),
  ).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Launch Writer' })).toHaveAttribute(
    'href',
    toolBody.url,
  );
  await user.click(within(section).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]).toContain('SUMMARY:20 credits expire unused');
});

test('credits expire unused without a tool if the tools fail to load, and none of them if the pace uses them', async () => {
  respondWithStacks();
  respondWithHistory([transactionBody(99, {}, 40)]);
  setupMockApi().server.use(
    http.get('*/api/getTools', () => new HttpResponse(null, { status: 500 })),
  );
  const { unmount } = renderUsage('/?modal=usage');
  const section = await screen.findByRole('region', { name: 'Expiring' });
  expect(
    await within(section).findByText(`60 credits expire unused on ${short(4)}.`),
  ).toBeVisible();
  expect(within(section).getByText('You spent no credits in the last 14 days.')).toBeVisible();
  expect(within(section).queryByRole('link')).not.toBeInTheDocument();
  unmount();

  respondTo('all-stacks', {
    tokenStacks: [stackBody('a', { remainingTokens: 40, expiresAt: later(4) })],
  });
  respondWithHistory(daily(15));
  renderUsage('/?modal=usage');
  await outlook(/^At 10 a day your credits last to about/);
  expect(screen.queryByRole('region', { name: 'Expiring' })).not.toBeInTheDocument();
});
