import { describe, expect, it } from 'vitest';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';
import type { SubscriptionStatus } from '@/resources/subscription/schema';
import {
  buyMoreVisible,
  subscribeVisible,
  subscribeVisibleOnPage,
  type Loadable,
} from '@/resources/subscription/visibility';

const loading = { data: undefined, isPending: true, isError: false };
const missing = { data: undefined, isPending: false, isError: false };
const failed = { data: undefined, isPending: false, isError: true };

function balance(part: Partial<Balance>): Loadable<Balance> {
  return { data: { ...ZERO_BALANCE, ...part }, isPending: false, isError: false };
}

function status(part: Partial<SubscriptionStatus> = {}): Loadable<SubscriptionStatus> {
  const data = { canPurchaseCredits: true, hasActiveSubscription: true, planType: 'starter_plan' };
  return { data: { ...data, ...part }, isPending: false, isError: false };
}

describe('Buy More', () => {
  it.each([
    ['shows with 49 credits', balance({ totalTokens: 49 }), status(), true],
    ['shows with no credits', balance({ totalTokens: 0 }), status(), true],
    ['hides with 50 credits', balance({ totalTokens: 50 }), status(), false],
    ['hides with 1,284 credits', balance({ totalTokens: 1284 }), status(), false],
    [
      'counts reserved credits too',
      balance({ totalTokens: 60, availableTokens: 0 }),
      status(),
      false,
    ],
    ['hides on the free plan', balance({}), status({ planType: 'free_plan' }), false],
    ['shows when the plan was not named', balance({}), status({ planType: null }), true],
    ['shows whatever can be purchased', balance({}), status({ canPurchaseCredits: false }), true],
    ['hides while the balance loads', loading, status(), false],
    ['hides while the status loads', balance({}), loading, false],
    ['hides without a balance', missing, status(), false],
    ['hides without a status', balance({}), missing, false],
    ['hides after a failed status', balance({}), failed, false],
    ['hides after a failed balance', failed, status(), false],
    [
      'hides after a failed reload of a low balance',
      { ...balance({ totalTokens: 10 }), isError: true },
      status(),
      false,
    ],
  ])('%s', (_, balanceNow, statusNow, visible) => {
    expect(buyMoreVisible({ balance: balanceNow, status: statusNow })).toBe(visible);
  });
});

describe('Subscribe', () => {
  const free = status({ hasActiveSubscription: false, planType: 'free_plan' });

  it.each([
    ['a free member', balance({}), free, { bar: true, page: true }],
    ['a free member with credits', balance({ totalTokens: 900 }), free, { bar: true, page: true }],
    ['a subscriber', balance({}), status(), { bar: false, page: true }],
    ['an active reward', balance({ hasActiveReward: true }), free, { bar: false, page: false }],
    [
      'a subscriber with an active reward',
      balance({ hasActiveReward: true }),
      status(),
      { bar: false, page: false },
    ],
    ['a loading balance', loading, free, { bar: false, page: false }],
    ['a loading status', balance({}), loading, { bar: false, page: false }],
    ['no subscription data', balance({}), missing, { bar: false, page: false }],
    ['a failed status', balance({}), failed, { bar: false, page: false }],
    ['a failed balance', failed, free, { bar: false, page: true }],
    [
      'a failed reload of the status',
      balance({}),
      { ...free, isError: true },
      { bar: true, page: true },
    ],
  ])('with %s', (_, balanceNow, statusNow, visible) => {
    const facts = { balance: balanceNow, status: statusNow };
    expect({ bar: subscribeVisible(facts), page: subscribeVisibleOnPage(facts) }).toEqual(visible);
  });
});
