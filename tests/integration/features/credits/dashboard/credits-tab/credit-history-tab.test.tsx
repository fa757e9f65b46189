import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { expect, test } from 'vitest';
import { shortDay } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { localDay } from '@/lib/parse/parse-date';
import { LENA, respondTo, requestsTo } from '../../../../../helpers/mock-api';
import { findDashboard, renderUsage } from '../../render-usage';
import { historyPageBody, stackBody, transactionBody } from '../../responses';

const stacks = () => screen.getByRole('list', { name: 'Credit stacks' });
const rows = () => within(stacks()).getAllByRole('listitem');
const choose = (group: string, name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

test('the summary of the credits shows a shortened number, the exact one, what is used and what expires next', async () => {
  const expiresAt = (days: number) => addDays(Date.now(), days).toISOString();
  respondTo('/tokens/all-stacks', {
    summary: { totalRemaining: 1284.5, totalUsed: 2_716_000 },
    tokenStacks: [
      stackBody('late', { remainingTokens: 90, expiresAt: expiresAt(9) }),
      stackBody('next', { remainingTokens: 63, expiresAt: expiresAt(4) }),
      stackBody('used', { remainingTokens: 0, expiresAt: expiresAt(2) }),
      stackBody('endless', { remainingTokens: 7, expiresAt: null }),
    ],
  });
  renderUsage('/?modal=usage');
  await screen.findByText('1.3K');
  screen.getByText('1,284.5 credits');
  expect(screen.getByText('Used', { selector: 'dt' }).parentElement).toHaveTextContent('Used 2.7M');
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
  expect(fact('Used')).toHaveTextContent('2.7M');
  const day = format(addDays(Date.now(), 4), 'MMM d');
  expect(fact('Expiring next')).toHaveTextContent(`63 on ${day}`);
});

test('the credit stacks have three filters with counts, and each stack shows its state, what is used and left, and a badge in its last days', async () => {
  respondTo('/tokens/all-stacks', [
    stackBody('a', {
      source: 'referral_bonus_2026',
      tokenAmount: 2500,
      usedTokens: 2250,
      // The meter is green below 50%, so the rounded percentage must not read 50%.
      usagePercentage: 49.96,
      daysUntilExpiry: 4,
      expiresAt: 'never',
    }),
    stackBody('e', { isExpired: true, remainingTokens: 0 }),
    stackBody('x', { remainingTokens: 0, usedTokens: 1000 }),
    stackBody('d', { status: 'disabled', isExpired: true }),
  ]);
  const { user } = renderUsage('/?modal=usage');
  await findDashboard();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(
    'referral bonus 2026Active4d leftExpiry date: Unknown2.3K of 2.5K used 49%600 left',
  );
  expect(within(rows()[0]!).getByRole('meter')).toHaveAttribute('aria-valuenow', '50');

  await user.click(choose('Show stacks', /History 3/));
  expect(rows().map((row) => /Disabled|Expired(?! )|Exhausted/.exec(row.textContent)?.[0])).toEqual(
    ['Expired', 'Exhausted', 'Disabled'],
  );
  expect(window.location.search).toContain('usageStacks=history');

  await user.click(choose('Show stacks', /All 4/));
  expect(rows()).toHaveLength(4);
});

test('the filters of the credit stacks show a text each when no stack matches', async () => {
  respondTo('/tokens/all-stacks', []);
  const { user } = renderUsage('/?modal=usage');
  await screen.findByText('No active credit stacks found');
  // A number that is not shortened shows once.
  expect(screen.queryByText(/^[\d.]+ credits$/)).toBeNull();
  screen.getByText("You don't have any active credit stacks at the moment.");
  await user.click(choose('Show stacks', /History/));
  screen.getByText('No historical credit stacks found');
  screen.getByText('No historical credit data available.');
});

test.each([
  ['a response without data', {}, 200, ['No Token Data', 'Unable to load token information.']],
  [
    'a failed load',
    '<html>',
    500,
    ['Something went wrong', 'Failed to load data. Please try again.'],
  ],
])('the Credit History tab shows %s, after one request', async (_, body, status, texts) => {
  respondTo('/tokens/all-stacks', body, status);
  renderUsage('/?modal=usage');
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(requestsTo('/tokens/all-stacks')).toHaveLength(1);
});

test('a bar of the chart opens the transactions of its day, and Back returns to the chart', async () => {
  respondTo('/tokens/history', historyPageBody([transactionBody(1)]));
  const { user } = renderUsage('/?modal=usage');
  const bars = async () =>
    within(await screen.findByRole('toolbar', { name: 'Transactions of a day' })).getAllByRole(
      'button',
    );
  expect(await bars()).toHaveLength(14);
  const [yesterday, today] = (await bars()).slice(-2);
  expect(today).toHaveAccessibleName(`${shortDay(Date.now())}: 4 credits`);
  // The picture around the bars is not read.
  const chart = today!.closest('figure')!;
  expect(chart).toHaveTextContent('Spend per day 4 in 14 days');
  expect(within(chart).queryByRole('img')).toBeNull();
  act(() => today!.focus());
  await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  expect((await bars())[0]).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(yesterday).toHaveFocus();
  expect(yesterday).toHaveAttribute('tabindex', '0');
  await user.keyboard('{Enter}');

  const day = localDay(startOfDay(Date.now(), -1));
  expect(window.location.search).toBe(`?modal=usage&from=${day}&to=${day}&usageTab=transactions`);
  const tab = screen.getByRole('tab', { name: 'Transaction History' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(tab).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Credit History' }));
  expect(await bars()).toHaveLength(14);
});

test('the dashboard of a free member without credits links to the plans', async () => {
  const { user } = renderUsage('/?modal=usage', { as: LENA });
  await user.click(await screen.findByRole('link', { name: 'See plans' }));
  expect(await screen.findByText('Page /subscription')).toBeVisible();
});
