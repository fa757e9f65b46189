import { describe, expect, it } from 'vitest';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';
import type { SubscriptionStatus } from '@/resources/subscription/schema';
import {
  isBuyMoreVisible,
  isPlansLinkVisible,
  isSubscribeVisible,
  isSubscribeVisibleOnPage,
  type QueryState,
} from '@/resources/subscription/purchase-link-rules';

const loading = { data: undefined, isPending: true, isError: false };
const missing = { data: undefined, isPending: false, isError: false };
const failed = { data: undefined, isPending: false, isError: true };

function balance(part: Partial<Balance>): QueryState<Balance> {
  return { data: { ...ZERO_BALANCE, ...part }, isPending: false, isError: false };
}

function status(part: Partial<SubscriptionStatus> = {}): QueryState<SubscriptionStatus> {
  const data = { canPurchaseCredits: true, hasActiveSubscription: true, planType: 'starter_plan' };
  return { data: { ...data, ...part }, isPending: false, isError: false };
}

it.each([
  ['is shown with 49 credits', balance({ totalTokens: 49 }), status(), true],
  ['is shown with no credits', balance({ totalTokens: 0 }), status(), true],
  ['is hidden with 50 credits', balance({ totalTokens: 50 }), status(), false],
  ['is hidden with 1,284 credits', balance({ totalTokens: 1284 }), status(), false],
  [
    'is hidden when reserved credits bring the total to 60',
    balance({ totalTokens: 60, availableTokens: 0 }),
    status(),
    false,
  ],
  ['is hidden on the free plan', balance({}), status({ planType: 'free_plan' }), false],
  ['is shown when the response names no plan', balance({}), status({ planType: null }), true],
  [
    'is shown although canPurchaseCredits is false',
    balance({}),
    status({ canPurchaseCredits: false }),
    true,
  ],
  ['is hidden while the balance is pending', loading, status(), false],
  ['is hidden while the subscription status is pending', balance({}), loading, false],
  ['is hidden without a balance', missing, status(), false],
  ['is hidden without a subscription status', balance({}), missing, false],
  ['is hidden after the subscription status failed to load', balance({}), failed, false],
  ['is hidden after the balance failed to load', failed, status(), false],
  [
    'is hidden after a refetch of a low balance failed',
    { ...balance({ totalTokens: 10 }), isError: true },
    status(),
    false,
  ],
])('Buy More %s', (_, balanceNow, statusNow, visible) => {
  expect(isBuyMoreVisible({ balance: balanceNow, status: statusNow })).toBe(visible);
});

describe('isSubscribeVisible and isSubscribeVisibleOnPage', () => {
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
    ['a pending balance', loading, free, { bar: false, page: false }],
    ['a pending status', balance({}), loading, { bar: false, page: false }],
    ['no subscription data', balance({}), missing, { bar: false, page: false }],
    ['a failed status', balance({}), failed, { bar: false, page: false }],
    ['a failed balance', failed, free, { bar: false, page: true }],
    [
      'a failed reload of the status',
      balance({}),
      { ...free, isError: true },
      { bar: true, page: true },
    ],
  ])('Subscribe for %s is shown at the expected places', (_, balanceNow, statusNow, visible) => {
    const facts = { balance: balanceNow, status: statusNow };
    expect({ bar: isSubscribeVisible(facts), page: isSubscribeVisibleOnPage(facts) }).toEqual(
      visible,
    );
  });
});

const free = { planType: 'free_plan', hasActiveSubscription: false };
it.each([
  ['is shown to a free member without credits', balance({}), status(free), true],
  ['is hidden with one credit', balance({ totalTokens: 1 }), status(free), false],
  ['is hidden on a paid plan', balance({}), status({ hasActiveSubscription: false }), false],
  ['is hidden with a subscription', balance({}), status({ planType: 'free_plan' }), false],
  ['is hidden beside an active reward', balance({ hasActiveReward: true }), status(free), false],
  ['is hidden after a failed balance', failed, status(free), false],
  ['is hidden while the balance loads', loading, status(free), false],
  ['is hidden while the plan loads', balance({}), loading, false],
  ['is hidden without a plan', balance({}), missing, false],
])('the way to the plans in the dashboard %s', (_, ofBalance, ofStatus, isVisible) => {
  expect(isPlansLinkVisible({ balance: ofBalance, status: ofStatus })).toBe(isVisible);
});
