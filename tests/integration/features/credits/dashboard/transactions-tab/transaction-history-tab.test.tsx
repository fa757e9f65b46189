import { screen, waitFor, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { expect, test } from 'vitest';
import { startOfDay } from '@/lib/format/start-of-day';
import { localDay } from '@/lib/parse/parse-date';
import { JONAS, respondTo, respondOnce, requestsTo } from '../../../../../helpers/mock-api';
import { queries, renderUsage } from '../../render-usage';
import { historyPageBody, transactionBody } from '../../responses';

const TAB = '/?modal=usage&usageTab=transactions';

const list = () => screen.findByRole('list', { name: 'Transactions' });
const texts = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const PLATFORM_NAMES: Record<string, string> = { writer: 'Writer', planner: 'Planner' };

function grouped(
  transactions: readonly ReturnType<typeof transactionBody>[],
  hasNext = false,
  total = transactions.length,
) {
  const platforms = [...new Set(transactions.map(({ platformId }) => platformId))];
  respondTo('/tokens/history/grouped', {
    success: true,
    groupedTransactions: [
      {
        date: localDay(Date.now()),
        formattedDate: 'Day One',
        totalTransactions: transactions.length,
        totalAmount: -4 * transactions.length,
        individualTransactions: transactions,
        platforms: platforms.map((id) => {
          const ofPlatform = transactions.filter(({ platformId }) => platformId === id);
          return {
            platformName: PLATFORM_NAMES[id],
            transactionCount: ofPlatform.length,
            totalAmount: 4 * ofPlatform.length,
            isCredit: false,
            transactions: ofPlatform,
          };
        }),
      },
    ],
    pagination: { currentPage: 1, hasNext, hasPrev: false, totalTransactions: total },
  });
}

const day = (name: string | RegExp) => screen.findByRole('heading', { name });

test('the grouped view of the history shows days with platforms, which expand to show their transactions', async () => {
  grouped([transactionBody(1), transactionBody(2), transactionBody(3, { platformId: 'planner' })]);
  const { user } = renderUsage(TAB);
  expect((await day('Day One')).closest('[data-row]')).toHaveTextContent(
    'Day One3 transactions-12.00',
  );
  const platform = screen.getByRole('button', { name: /Writer/ });
  expect(platform).toHaveTextContent('Writer2 transactions-8.00');
  // A platform with one transaction shows it.
  const single = screen.getByText('Planner').closest('[data-row]');
  expect(single).toHaveTextContent('PlannerUse 3 · 9:30 AM1,004.501,000.50-4.00');
  expect(screen.queryByText('Use 1')).toBeNull();

  await user.click(platform);
  expect(platform).toHaveAttribute('aria-expanded', 'true');
  const row = screen.getByText('Use 1').closest('[data-row]');
  expect(row).toHaveTextContent('Use 19:30 AM1,004.501,000.50-4.00');
  expect(queries('/tokens/history/grouped')).toEqual([{ limit: '50', page: '1' }]);
  expect(requestsTo('/tokens/history')).toHaveLength(0);
});

test('the individual view of the history sends its own request', async () => {
  respondTo(
    '/tokens/history',
    historyPageBody([
      transactionBody(1),
      transactionBody(2, { isCredit: true, formattedAmount: '+1,333.00' }),
    ]),
  );
  const { user } = renderUsage(TAB);
  await user.click(await screen.findByRole('radio', { name: 'Individual' }));
  const rows = await texts();
  expect(rows[0]).toMatch(/^Use 1\w+ \d+, \d{4} · 9:30 AM.*-4\.00$/);
  expect(rows[1]).toContain('+1,333.00');
  expect(queries('/tokens/history')).toEqual([{ limit: '50', page: '1' }]);
  expect(window.location.search).toContain('usageView=individual');
});

test('Load more appends the response of the individual request, also in the grouped view', async () => {
  grouped([transactionBody(1), transactionBody(2)], true, 4);
  // Page 2 repeats the second transaction and continues a day of page 1.
  respondTo(
    '/tokens/history',
    historyPageBody([transactionBody(2), transactionBody(3), transactionBody(4, {}, 1)], {
      page: 2,
      total: 4,
    }),
  );
  const { user } = renderUsage(TAB);
  const button = await screen.findByRole('button', { name: 'Load more' });
  screen.getByText('2 of 4 loaded');
  await user.dblClick(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
  expect(queries('/tokens/history')).toEqual([{ limit: '50', page: '2' }]);
  // The days of the server stay as they were sent; the further transactions are below.
  const yesterday = format(addDays(Date.now(), -1), 'EEEE, MMM d, y');
  expect((await day('Day One')).closest('[data-row]')).toHaveTextContent(
    'Day One2 transactions-8.00',
  );
  expect((await day(yesterday)).closest('[data-row]')).toHaveTextContent(yesterday);
  expect(screen.getByText(/^Use 3/)).toBeVisible();
  expect(screen.getByText(/^Use 4/)).toBeVisible();
  expect(screen.queryByText(/^Use 2/)).toBeNull();
});

test('a page of the history that fails to load leaves the list as it is, and Load more retries', async () => {
  grouped([transactionBody(1)], true, 2);
  respondTo('/tokens/history', historyPageBody([transactionBody(2, {}, 1)], { page: 2, total: 2 }));
  respondOnce('/tokens/history', { msg: 'No.' }, 400);
  const { user } = renderUsage(TAB);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('More transactions could not be loaded.');
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(screen.getByText('Use 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Use 2')).toBeVisible();
});

test('a history without transactions shows that there are none', async () => {
  renderUsage(TAB, { as: JONAS });
  await screen.findByText('No transactions found');
  screen.getByText("You haven't made any token transactions yet.");
});

test('a first page without transactions before another page offers to load more', async () => {
  grouped([], true);
  respondTo('/tokens/history', historyPageBody([transactionBody(1)]));
  const { user } = renderUsage(TAB);
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Use 1')).toBeVisible();
  expect(screen.queryByText('No transactions found')).toBeNull();
});

test('filters of the history are read from the URL, sent with the request, kept in the URL, and can be cleared', async () => {
  respondTo('/tokens/history', historyPageBody([]));
  const { user } = renderUsage(`${TAB}&usageView=individual&type=debit`);
  await user.click(await screen.findByRole('button', { name: 'Filters 1' }));
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('debit');
  await waitFor(() =>
    expect(queries('/tokens/history')).toEqual([{ limit: '50', page: '1', type: 'debit' }]),
  );
  await screen.findByRole('option', { name: 'Value Ladder Agent' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Value Ladder Agent');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('To'), '2026-11-02');
  expect(window.location.search).toContain(
    'type=debit&platform=value-ladder-agent&from=2026-11-01&to=2026-11-02',
  );
  await waitFor(() =>
    expect(queries('/tokens/history').at(-1)).toEqual({
      limit: '50',
      page: '1',
      type: 'debit',
      platformId: 'value-ladder-agent',
      startDate: new Date(2026, 10, 1).toISOString(),
      endDate: new Date(new Date(2026, 10, 3).getTime() - 1).toISOString(),
    }),
  );
  await screen.findByText('No transactions match these filters.');
  const panel = within(screen.getByRole('group', { name: 'Filter transactions' }));
  await user.click(panel.getByRole('button', { name: 'Clear filters' }));
  expect(window.location.search).not.toContain('type=');
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('a preset of days filters the grouped view, whose transactions are listed under their local days', async () => {
  respondTo(
    '/tokens/history',
    historyPageBody([transactionBody(1, {}, 1), transactionBody(2, {}, 1)]),
  );
  const { user } = renderUsage(`${TAB}&from=2026-01-05`);
  await user.click(await screen.findByRole('button', { name: /^Filters: Since Jan/ }));
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-05');
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  const start = startOfDay(Date.now(), -1);
  const from = localDay(start);
  expect(window.location.search).toBe(`${TAB.slice(1)}&from=${from}&to=${from}`);
  expect(screen.getByLabelText('From')).toHaveValue(from);
  await waitFor(() =>
    expect(queries('/tokens/history').at(-1)).toMatchObject({
      startDate: new Date(start).toISOString(),
    }),
  );
  expect(await day(/^\w+day, /)).toBeVisible();
  expect(screen.getByText('Use 2')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Yesterday' })).toBeChecked();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('radio', { name: 'Yesterday' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters: Yesterday' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Credit Usage Dashboard' })).toBeVisible();
});

test('a view of the history that fails later has a Try Again that refetches only this view', async () => {
  respondOnce('/tokens/history', { msg: 'No.' }, 400);
  const { user } = renderUsage(TAB);
  await user.click(await screen.findByRole('radio', { name: 'Individual' }));
  await screen.findByText('Failed to load data. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await list();
  expect(requestsTo('/tokens/history/grouped')).toHaveLength(1);
});
