// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MockReward, MockStack } from '@mock-api/types';
import { bodyOf, createBrowser, REFRESH } from './browser';

const NOW = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Browser = ReturnType<typeof createBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A member of the pro plan whose account begins now, with these stacks and rewards. */
async function openAccount(stacks: Partial<MockStack>[], rewards: Partial<MockReward>[] = []) {
  const browser = createBrowser();
  await browser.signIn('maya@lindqvistcoaching.com');
  const member = browser.db().members.find(({ email }) => email.startsWith('maya'))!;
  member.plan = 'pro';
  member.transactions = [];
  member.stacks = stacks.map((stack, index) => ({
    id: String(index),
    source: 'credit_purchase',
    tokenAmount: 100,
    usedTokens: 0,
    expiresAt: NOW + 300 * DAY,
    disabled: false,
    isWrittenOff: false,
    ...stack,
  }));
  member.rewards = rewards.map((reward, index) => ({
    id: String(index),
    status: 'ACTIVE',
    crmPlanTag: 'PRO-12M',
    lastRewardAt: NOW,
    cycleCount: 1,
    limit: 12,
    ...reward,
  }));
  return browser;
}

async function goTo(browser: Browser, now: number): Promise<void> {
  vi.setSystemTime(now);
  await browser.get(REFRESH);
}

async function listTransactions(browser: Browser) {
  const { transactions } = await bodyOf(browser.get('/tokens/history'));
  return transactions as Record<string, unknown>[];
}

const readRewards = async (browser: Browser) =>
  (await bodyOf(browser.get('/tokens/balance')))['rewards'] as Record<string, unknown>[];

it('a stack that expires while the server runs leaves one transaction dated to its expiry', async () => {
  const browser = await openAccount([{ expiresAt: NOW + HOUR, usedTokens: 40 }, {}]);
  await goTo(browser, NOW + HOUR - 1);
  expect(await listTransactions(browser)).toEqual([]);
  await goTo(browser, NOW + 2 * HOUR);
  await browser.get('/tokens/balance');
  expect(await listTransactions(browser)).toMatchObject([
    {
      description: 'Credits expired',
      category: 'expiry',
      formattedAmount: '-60.00',
      balanceBefore: 160,
      balanceAfter: 100,
      createdAt: new Date(NOW + HOUR).toISOString(),
    },
  ]);
});

it('a reward grants its credits one calendar month after the last cycle, not earlier', async () => {
  const browser = await openAccount([], [{}]);
  const due = Date.UTC(2026, 1, 28, 12);
  await goTo(browser, due - 1);
  expect(await readRewards(browser)).toMatchObject([{ cycleCount: 1 }]);
  await goTo(browser, due);
  expect(await readRewards(browser)).toMatchObject([
    { status: 'ACTIVE', cycleCount: 2, lastRewardAt: new Date(due).toISOString() },
  ]);
  expect(await bodyOf(browser.get('/tokens/balance'))).toMatchObject({ totalTokens: 1900 });
  expect(await listTransactions(browser)).toMatchObject([
    {
      description: 'Monthly subscription reward',
      formattedAmount: '+1900.00',
      createdAt: new Date(due).toISOString(),
    },
  ]);
});

it('cycles and expiries that were due between two requests are recorded in their order', async () => {
  const browser = await openAccount([{ expiresAt: NOW + DAY }], [{}]);
  await goTo(browser, NOW + 29 * DAY);
  await goTo(browser, NOW + 58 * DAY);
  await goTo(browser, NOW + 80 * DAY);
  const recorded = (await listTransactions(browser)).toReversed();
  expect(recorded.map(({ category, balanceAfter }) => [category, balanceAfter])).toEqual([
    ['expiry', 0],
    ['reward', 1900],
    ['reward', 3800],
    ['expiry', 1900],
  ]);
});
