import * as v from 'valibot';
import { expect, it } from 'vitest';
import { planCards } from '@/resources/subscription/plans/plan-cards';
import { plansSchema } from '@/resources/subscription/plans/schema';
import { plan } from '../../complete-responses';

const read = (data: unknown[]) => v.parse(plansSchema, { data });
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
