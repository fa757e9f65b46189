import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondTo, respondOnce } from '../../../../../helpers/mock-api';
import { renderUsage } from '../../render-usage';

const DAY = 86_400_000;

function reward(id: string, fields: object = {}) {
  return {
    id,
    status: 'ACTIVE',
    crmPlanTag: 'PRO-monthly',
    lastRewardAt: new Date(Date.now() - 3 * DAY).toISOString(),
    cycleCount: 5,
    limit: 12,
    ...fields,
  };
}

function balanceWith(rewards: readonly object[]) {
  respondTo('/tokens/balance', { success: true, totalTokens: 10, activeStacks: [], rewards });
}

const section = async () => screen.findByRole('region', { name: 'Credit Rewards' });
const filter = (name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: 'Show rewards' })).findByRole('radio', { name });

test('the rewards have three filters with counts, and a card for each reward', async () => {
  balanceWith([
    reward('a'),
    reward('b', { status: 'COMPLETE', crmPlanTag: 'xx-FREE-yy', cycleCount: 3, limit: 3 }),
    reward('c', { status: 'PAUSED', crmPlanTag: null, lastRewardAt: null, limit: 0 }),
  ]);
  const { user } = renderUsage('/?modal=usage');
  const cards = await within(await section()).findAllByRole('listitem');
  const [active, complete, malformed] = cards;
  expect(active).toHaveTextContent(/^PROStudent633/);
  expect(active).toHaveTextContent(/Next reward \w+ \d+, \d{4} · \d+ days left/);
  expect(active).toHaveTextContent('5 of 12 months');
  expect(within(active!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  expect(complete).toHaveTextContent(/^FREEComplete633/);
  expect(complete).toHaveTextContent(/Last reward \w+ \d+, \d{4}/);
  expect(malformed).toHaveTextContent('633');

  await user.click(await filter(/Upcoming 1/));
  expect(within(await section()).getAllByRole('listitem')).toHaveLength(1);
  await user.click(await filter(/Completed 1/));
  expect(within(await section()).getByRole('listitem')).toHaveTextContent('FREE');
  expect(window.location.search).toContain('usageRewards=completed');
});

test('a reward filter without a match shows a text of its own', async () => {
  balanceWith([reward('a')]);
  renderUsage('/?modal=usage&usageRewards=completed');
  await screen.findByText('No rewards data found for the selected filter.');
});

test('rewards that fail to load leave the rest of the dashboard in place and have their own Retry', async () => {
  respondOnce('/tokens/balance', { msg: 'No.' }, 400);
  const { user } = renderUsage('/?modal=usage');
  const part = await section();
  await within(part).findByText('Your credit rewards could not be loaded.');
  await user.click(within(part).getByRole('button', { name: 'Retry' }));
  await within(part).findByRole('listitem');
});

test('a member without rewards reads what rewards are', async () => {
  balanceWith([]);
  renderUsage('/?modal=usage');
  const empty = within(await section());
  expect(await empty.findByText('You have not earned any credit rewards yet.')).toBeVisible();
  expect(empty.getByText('Rewards are credits that a plan grants every month.')).toBeVisible();
});
