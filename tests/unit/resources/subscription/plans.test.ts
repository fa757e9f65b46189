import * as v from 'valibot';
import { expect, it } from 'vitest';
import { planCards } from '@/resources/subscription/plans/plan-cards';
import { isFreePlan, planTier } from '@/resources/subscription/plans/plan-rules';
import { currentSubscriptionSchema, plansSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { plan } from '../complete-responses';

const read = (data: unknown[]) => v.parse(plansSchema, { data });

it.each([
  [{ features: ['a', ' a ', '', null, 5, 'b'] }, { features: ['a', 'b'] }],
  [{ price: null, credits: -5 }, { credits: null }],
  [{ stripe: [] }, { stripe: { productId: null } }],
  [{ _id: null, id: 7 }, { id: '7' }],
])('a plan with %j is parsed with %j', (fields, expected) => {
  expect(read([{ ...plan, ...fields }])).toMatchObject([expected]);
});

it('entries that are no plan are left out', () => {
  expect(read([null, 5, 'pro', [], {}, { price: 5 }, plan, { name: 'elite' }])).toHaveLength(2);
});

it.each([
  [{ hasActiveSubscription: true, subscription: { planName: 'pro' } }, true, 'pro'],
  [{ hasActiveSubscription: true }, true, null],
  [{ hasActiveSubscription: 'true', subscription: 'pro' }, false, null],
  [null, false, null],
])('the current subscription %j is active: %s, of the plan %j', (data, isActive, planName) => {
  const expected = { hasActiveSubscription: isActive, planName };
  expect(v.parse(currentSubscriptionSchema, { data })).toEqual(expected);
});

it.each([
  ['plans', plansSchema, { data: {} }],
  ['a current subscription', currentSubscriptionSchema, { success: true }],
  ['a subscription status', subscriptionStatusSchema, { data: null }],
])('a response without %s is malformed', (_, schema, body) => {
  expect(v.safeParse(schema, body).success).toBe(false);
});

const all = ['free', 'starter', 'pro', 'elite'];
const paid = all.slice(1);
const plans = read(all.map((name) => ({ ...plan, _id: name, name, isPopular: name === 'pro' })));

it.each([
  [false, null, 4, all, ['free'], ['pro'], null],
  [false, 'starter', 4, all, ['free'], ['pro'], null],
  [true, 'starter', 3, paid, ['starter'], ['pro'], null],
  [true, 'Pro', 3, paid, ['pro'], [], null],
  [true, null, 3, paid, [], ['pro'], null],
  [true, 'Founders Gold', 3, paid, [], ['pro'], 'Founders Gold'],
  [true, 'free', 3, all, ['free'], ['pro'], null],
])(
  'the cards for an active subscription %s of the plan %s are in %d columns: %j, with the current %j and the popular %j',
  (hasActiveSubscription, planName, columns, names, current, popular, unlisted) => {
    const shown = planCards(plans, { hasActiveSubscription, planName });
    expect(shown).toMatchObject({ columns, unlisted });
    const namesOf = (cards: typeof shown.cards) => cards.map((card) => card.plan.name);
    expect(namesOf(shown.cards)).toEqual(names);
    expect(namesOf(shown.cards.filter(({ isCurrent }) => isCurrent))).toEqual(current);
    expect(namesOf(shown.cards.filter(({ showsPopular }) => showsPopular))).toEqual(popular);
  },
);

it('the cards name the action and the terms of each plan', () => {
  const { cards } = planCards(plans, { hasActiveSubscription: false, planName: null });
  const start = ['Start Subscription', 'First payment charged immediately'];
  expect(cards.map(({ button, terms }) => [button, terms])).toEqual([
    ['Current Plan', 'Forever free'],
    start,
    start,
    start,
  ]);
});

it('a plan without a name is never the current plan', () => {
  const nameless = read([{ ...plan, name: '' }]);
  const { cards } = planCards(nameless, { hasActiveSubscription: true, planName: '' });
  expect(cards[0]!.isCurrent).toBe(false);
});

it.each([
  ['Free Plan', 'free'],
  ['free_plan', 'free'],
  ['PRO', 'pro'],
  ['elite-yearly', 'elite'],
  ['Professional', null],
  ['Ad-free Pro', 'pro'],
  ['Ad‑free Elite', 'elite'],
  ['Pro, first month free', 'pro'],
  ['Éfree', null],
  ['Risk-free', null],
  ['(Free)', 'free'],
  ['', null],
])('the plan name %j is of the tier %s', (name, tier) => {
  expect(planTier(name)).toBe(tier);
  expect(isFreePlan({ name })).toBe(tier === 'free');
});
