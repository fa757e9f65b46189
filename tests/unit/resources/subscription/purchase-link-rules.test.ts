import { expect, it } from 'vitest';
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
  ['is hidden with 50 credits', balance({ totalTokens: 50 }), status(), false],
  ['counts reserved credits', balance({ totalTokens: 60, availableTokens: 0 }), status(), false],
  ['is hidden on the free plan', balance({}), status({ planType: 'free_plan' }), false],
  ['is shown when the response names no plan', balance({}), status({ planType: null }), true],
  ['is not decided by the right to buy', balance({}), status({ canPurchaseCredits: false }), true],
  ['is hidden while the balance is pending', loading, status(), false],
  ['is hidden without a subscription status', balance({}), unknown, false],
  ['is hidden after the balance failed to load', failed, status(), false],
])('Buy More %s', (_, credits, statusNow, visible) => {
  expect(isBuyMoreVisible({ credits, status: statusNow })).toBe(visible);
});

const reward = balance({ hasActiveReward: true });

it.each<[string, Credits, SubscriptionStatus | undefined, boolean, boolean]>([
  ['a free member', balance({}), FREE_STATUS, true, true],
  ['a free member with credits', balance({ totalTokens: 900 }), FREE_STATUS, true, true],
  ['a subscriber', balance({}), status(), false, true],
  ['an active reward', reward, FREE_STATUS, false, false],
  ['a pending balance', loading, FREE_STATUS, false, false],
  ['no subscription data', balance({}), unknown, false, false],
  ['a failed balance', failed, FREE_STATUS, false, true],
  [
    'a failed refetch with a reward',
    { ...failed, hasActiveReward: true },
    FREE_STATUS,
    false,
    false,
  ],
])(
  'Subscribe for %s is shown in the bar and on the page as expected',
  (_, credits, statusNow, bar, page) => {
    const facts = { credits, status: statusNow };
    expect([isSubscribeVisible(facts), isSubscribeVisibleOnPage(facts)]).toEqual([bar, page]);
  },
);

it.each([
  ['an active subscription', { status: status() }, true],
  ['a current subscription', { current: { hasActiveSubscription: true, planName: null } }, true],
  ['an ended subscription', { current: { ...FREE_CURRENT, planName: 'pro' } }, true],
  ['an ended paid plan', { status: status({ hasActiveSubscription: false }) }, true],
  ['the free plan', { current: FREE_CURRENT, status: FREE_STATUS }, false],
  ['no data while it loads', {}, false],
  ['no data after a failure', { hasFailed: true }, true],
])('the billing portal for a member with %s is linked: %s', (_name, known, isVisible) => {
  const nothing = { current: undefined, status: undefined, hasFailed: false };
  expect(isBillingPortalVisible({ ...nothing, ...known })).toBe(isVisible);
});
