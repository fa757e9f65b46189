import { describe, expect, it } from 'vitest';
import { ZERO_BALANCE, type Balance } from '@/resources/credits/schema';
import type { SubscriptionStatus } from '@/resources/subscription/schema';
import {
  isBillingPortalVisible,
  isBuyMoreVisible,
  isSubscribeVisible,
  isSubscribeVisibleOnPage,
  type VisibilityInput,
} from '@/resources/subscription/purchase-link-rules';

type Credits = VisibilityInput['credits'];

const loading: Credits = { loaded: undefined, hasActiveReward: false };
const failed: Credits = { loaded: null, hasActiveReward: false };
const unknown = undefined;

function balance(part: Partial<Balance>): Credits {
  const loaded = { ...ZERO_BALANCE, ...part };
  return { loaded, hasActiveReward: loaded.hasActiveReward };
}

function status(part: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    canPurchaseCredits: true,
    hasActiveSubscription: true,
    planType: 'starter_plan',
    ...part,
  };
}

const FREE_STATUS = status({ hasActiveSubscription: false, planType: 'free_plan' });
const FREE_CURRENT = { hasActiveSubscription: false, planName: 'free' };

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
  ['is hidden without a subscription status', balance({}), unknown, false],
  ['is hidden after the balance failed to load', failed, status(), false],
])('Buy More %s', (_, credits, statusNow, visible) => {
  expect(isBuyMoreVisible({ credits, status: statusNow })).toBe(visible);
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
    ['no subscription data', balance({}), unknown, { bar: false, page: false }],
    ['a failed balance', failed, free, { bar: false, page: true }],
    [
      'a failed refetch of the balance of an active reward',
      { ...failed, hasActiveReward: true },
      free,
      { bar: false, page: false },
    ],
  ])('Subscribe for %s is shown at the expected places', (_, credits, statusNow, visible) => {
    const facts = { credits, status: statusNow };
    expect({ bar: isSubscribeVisible(facts), page: isSubscribeVisibleOnPage(facts) }).toEqual(
      visible,
    );
  });
});

it.each([
  ['an active subscription', { status: status() }, true],
  [
    'a current subscription',
    { current: { hasActiveSubscription: true, planName: null }, status: undefined },
    true,
  ],
  [
    'an ended subscription',
    { current: { hasActiveSubscription: false, planName: 'pro' }, status: FREE_STATUS },
    true,
  ],
  ['an ended paid plan', { status: status({ hasActiveSubscription: false }) }, true],
  ['the free plan', { current: FREE_CURRENT, status: FREE_STATUS }, false],
  ['no data while it loads', { status: undefined }, false],
  ['no data after a failure', { status: undefined, hasFailed: true }, true],
])('the billing portal for a member with %s is linked: %s', (_name, known, isVisible) => {
  expect(isBillingPortalVisible({ current: undefined, hasFailed: false, ...known })).toBe(
    isVisible,
  );
});
