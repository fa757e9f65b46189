import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { HomeCreditLine } from '@/features/home/home-credit-line';
import { MAYA, mockApi, respondTo, requestsTo } from '../../../../../helpers/mock-api';
import { laterResponse } from '../../../../../helpers/requests';
import { renderPart } from '../../../../render-app';
import { queries, renderUsage } from '../../render-usage';
import { historyPageBody, stackBody, transactionBody } from '../../responses';

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

const respondWithHistory = (transactions: object[]) =>
  respondTo('/tokens/history', historyPageBody(transactions));

function respondWithStacks() {
  respondTo('/tokens/all-stacks', {
    tokenStacks: [
      stackBody('a', { remainingTokens: 60, expiresAt: later(4) }),
      stackBody('b', { remainingTokens: 140, expiresAt: null }),
    ],
  });
}

/** A balance of so many credits, none of them reserved. */
const respondWithBalance = (credits: number) =>
  respondTo('/tokens/balance', {
    totalTokens: credits,
    availableTokens: credits,
    reservedTokens: 0,
  });

const outlook = () => screen.findByRole('region', { name: 'Outlook' });

test('the outlook says how long the credits last, with a picture and what expires', async () => {
  respondWithStacks();
  respondWithHistory(daily(15));
  respondWithBalance(200);
  renderUsage('/?modal=usage');
  const section = await outlook();
  expect(
    await within(section).findByText(
      `200 credits to use. At 10 a day they last about 18 days, to ${short(18)}.`,
    ),
  ).toBeVisible();
  expect(within(section).getByText(`60 credits expire on ${short(4)}.`)).toBeVisible();
  within(section).getByRole('img', { name: /^From 200 credits today to 0 on .+, at 10 a day$/ });
  expect(within(section).getByRole('listitem')).toHaveTextContent(`60 expire on ${short(4)}`);
  expect(within(section).queryByRole('link')).toBeNull();
});

test('below 7 days the outlook has no picture and a link to the purchase', async () => {
  respondTo('/tokens/all-stacks', { tokenStacks: [] });
  respondWithHistory(daily(15));
  respondWithBalance(69);
  const { user } = renderUsage('/?modal=usage');
  const section = await outlook();
  await within(section).findByText(/^69 credits to use\. At 10 a day they last about 7 days/);
  expect(within(section).queryByRole('img')).toBeNull();
  await user.click(await within(section).findByRole('link', { name: 'Buy credits' }));
  expect(window.location.search).toBe('?modal=buy');
});

test('without a week of history the outlook has the credits, the next expiry and no pace', async () => {
  respondWithStacks();
  respondWithHistory(daily(3));
  renderUsage('/?modal=usage');
  const section = await outlook();
  await within(section).findByText('1,284 credits to use.');
  within(section).getByText(`60 credits expire on ${short(4)}.`);
  within(section).getByText('After a week of use you see here how long they last.');
  expect(within(section).queryByRole('img')).toBeNull();
});

test('a history that fails to load has one Retry, for the chart and the outlook', async () => {
  respondTo('/tokens/history', { msg: 'No.' }, 400);
  const { user } = renderUsage('/?modal=usage');
  await screen.findByText('What you spent per day could not be loaded.');
  mockApi.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await within(await outlook()).findByText(/a day they last/);
  await screen.findByText('Spend per day');
});

/**
 * 48 uses of a credit on each of the last days, today included, also on one of 23 or 25 hours; the
 * newest first.
 */
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

/**
 * Responds with the first 50 transactions up to `endDate`; `dateOf` is what the server compares.
 */
function respondByDate<Body extends object>(
  transactions: readonly Body[],
  dateOf: (transaction: Body) => string,
) {
  mockApi.server.use(
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
  await screen.findByText(/At 48 a day they last/);
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
  await screen.findByText(/At 48 a day they last/);
});

test('the outlook stops at a response without an older transaction', async () => {
  respondWithStacks();
  respondTo('/tokens/history', historyPageBody(daily(10), { hasNext: true, total: 500 }));
  renderUsage('/?modal=usage');
  await screen.findByText(/At 10 a day they last/);
  expect(requestsTo('/tokens/history')).toHaveLength(2);
});

test('home shows the credits, and their outlook once the page is idle, with a link to it in the dashboard', async () => {
  // The parameters of a dashboard that showed transactions and was closed.
  const path = '/?usageTab=transactions&from=2026-11-15';
  const { user } = renderPart(<HomeCreditLine />, MAYA, path);
  await screen.findByText('1,284 credits');
  await screen.findByText(/^1,284 credits to use\. At \d+ a day they last about \d+ days, to/);
  await user.click(screen.getByRole('link', { name: 'See the outlook' }));
  expect(window.location.search).toBe('?modal=usage');
});

test('home shows only the credits when the outlook fails to load', async () => {
  respondWithBalance(0.4);
  respondTo('/tokens/all-stacks', { msg: 'No.' }, 400);
  renderPart(<HomeCreditLine />, MAYA);
  await waitFor(() => expect(requestsTo('/tokens/all-stacks')).toHaveLength(1));
  await laterResponse();
  await screen.findByText('0.4 credits');
  expect(screen.getByRole('link', { name: 'See the outlook' })).toBeVisible();
  expect(screen.queryByText(/a day they last/)).toBeNull();
});

test('home shows an error with Retry when the balance fails to load', async () => {
  respondTo('/tokens/balance', { msg: 'No.' }, 400);
  const { user } = renderPart(<HomeCreditLine />, MAYA);
  await screen.findByText('Couldn’t load your balance.');
  mockApi.server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1,284 credits');
});
