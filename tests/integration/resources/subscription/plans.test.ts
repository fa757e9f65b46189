import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { fetchCurrentSubscription, fetchPlans } from '@/resources/subscription/plans/api';
import { planCards } from '@/resources/subscription/plans/plan-cards';
import { isFreePlan, planTier } from '@/resources/subscription/plans/plan-rules';
import {
  currentSubscriptionSchema,
  plansSchema,
  type Plan,
} from '@/resources/subscription/plans/schema';
import { setupMockApi } from '@mock-api/node';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const planBody = {
  _id: 'p1',
  name: 'pro',
  description: 'For a full calendar.',
  price: 79,
  credits: 1900,
  features: ['Priority support'],
  isPopular: true,
  stripe: { productId: 'prod_1' },
};
const read = (data: unknown) => v.parse(plansSchema, { success: true, data });
const signal = new AbortController().signal;

it('a plan is parsed with all of its fields', () => {
  const { _id: id, ...rest } = planBody;
  expect(read([planBody])).toEqual([{ ...rest, id }]);
});

it.each([
  [{ features: null }, { features: [] }],
  [{ features: ['a', ' a ', '', null, 5, 'b'] }, { features: ['a', 'b'] }],
  [
    { price: '29.5', credits: '633' },
    { price: 29.5, credits: 633 },
  ],
  [
    { price: null, credits: -5 },
    { price: null, credits: null },
  ],
  [{ stripe: null }, { stripe: { productId: null } }],
  [{ stripe: [] }, { stripe: { productId: null } }],
  [{ isPopular: 'yes' }, { isPopular: false }],
  [{ _id: null, id: 7 }, { id: '7' }],
])('a plan with %j is parsed with %j', (fields, expected) => {
  expect(read([{ ...planBody, ...fields }])).toMatchObject([expected]);
});

it('entries that are no plan are left out', () => {
  expect(read([null, 5, 'pro', [], {}, { price: 5 }, planBody])).toHaveLength(1);
});

describe('the current subscription', () => {
  const readCurrent = (data: unknown) => v.parse(currentSubscriptionSchema, { data });

  it.each([
    [
      { hasActiveSubscription: true, subscription: { planName: 'pro' } },
      { hasActiveSubscription: true, planName: 'pro' },
    ],
    [{ hasActiveSubscription: true }, { hasActiveSubscription: true, planName: null }],
    [
      { hasActiveSubscription: 'true', subscription: 'pro' },
      { hasActiveSubscription: false, planName: null },
    ],
    [null, { hasActiveSubscription: false, planName: null }],
    [[], { hasActiveSubscription: false, planName: null }],
    ['none', { hasActiveSubscription: false, planName: null }],
  ])('a current subscription of %j is parsed as %j', (data, expected) => {
    expect(readCurrent(data)).toEqual(expected);
  });
});

describe('the calls', () => {
  const api = setupMockApi();

  beforeEach(() => {
    api.signIn('maya@lindqvistcoaching.com');
  });

  it('the plans and the current subscription are requested once each', async () => {
    const plans = await fetchPlans(signal);
    expect(plans.map(({ name }) => name)).toEqual(['free', 'starter', 'pro', 'elite']);
    const current = await fetchCurrentSubscription(signal);
    expect(current.hasActiveSubscription).toBe(true);
    expect(plans.map(({ name }) => name)).toContain(current.planName);
    expect(api.calls().map(({ path }) => path)).toEqual([
      '/subscription/plans',
      '/subscription/current',
    ]);
  });

  it.each([
    ...NOT_AN_OBJECT.filter((body) => body !== undefined),
    {},
    [],
    { success: false, data: [planBody] },
    { success: 'yes', data: [planBody] },
    { success: true, data: 'none' },
    { success: true, data: {} },
  ])('a plans response of %j rejects as malformed', async (body) => {
    api.server.use(
      http.get('*/api/subscription/plans', () => HttpResponse.text(JSON.stringify(body))),
    );
    await expect(fetchPlans(signal)).rejects.toThrow(MalformedResponseError);
  });

  it.each([null, 'html', {}, [], { success: false, data: {} }, { success: true }])(
    'a current subscription response of %j rejects as malformed',
    async (body) => {
      api.server.use(
        http.get('*/api/subscription/current', () => HttpResponse.text(JSON.stringify(body))),
      );
      await expect(fetchCurrentSubscription(signal)).rejects.toThrow(MalformedResponseError);
    },
  );
});

describe('the cards', () => {
  const plan = (name: string, fields: object = {}): Plan =>
    read([{ ...planBody, _id: name, name, isPopular: name === 'pro', ...fields }])[0]!;
  const plans = ['free', 'starter', 'pro', 'elite'].map((name) => plan(name));
  const show = (hasActiveSubscription: boolean, planName: string | null) => {
    const { cards, columns, unlisted } = planCards(plans, { hasActiveSubscription, planName });
    return {
      unlisted,
      columns,
      names: cards.map((card) => card.plan.name),
      current: cards.filter(({ isCurrent }) => isCurrent).map((card) => card.plan.name),
      popular: cards.filter(({ showsPopular }) => showsPopular).map((card) => card.plan.name),
    };
  };
  const all = ['free', 'starter', 'pro', 'elite'];
  const paid = ['starter', 'pro', 'elite'];

  it.each([
    [false, null, { unlisted: null, columns: 4, names: all, current: ['free'], popular: ['pro'] }],
    [
      false,
      'starter',
      { unlisted: null, columns: 4, names: all, current: ['free'], popular: ['pro'] },
    ],
    [
      true,
      'starter',
      { unlisted: null, columns: 3, names: paid, current: ['starter'], popular: ['pro'] },
    ],
    [true, 'Pro', { unlisted: null, columns: 3, names: paid, current: ['pro'], popular: [] }],
    [true, null, { unlisted: null, columns: 3, names: paid, current: [], popular: ['pro'] }],
    [
      true,
      'Founders Gold',
      { unlisted: 'Founders Gold', columns: 3, names: paid, current: [], popular: ['pro'] },
    ],
    [true, 'free', { unlisted: null, columns: 3, names: all, current: ['free'], popular: ['pro'] }],
  ])(
    'the cards for an active subscription %s of the plan %s show the columns, the current and the popular plan',
    (active, name, expected) => {
      expect(show(active, name)).toEqual(expected);
    },
  );

  it('the cards name the action and the terms of each plan', () => {
    const { cards } = planCards(plans, { hasActiveSubscription: false, planName: null });
    expect(cards.map(({ button, terms }) => [button, terms])).toEqual([
      ['Current Plan', 'Forever free'],
      ['Start Subscription', 'First payment charged immediately'],
      ['Start Subscription', 'First payment charged immediately'],
      ['Start Subscription', 'First payment charged immediately'],
    ]);
  });

  it('a plan without a name is never the current plan', () => {
    const { cards } = planCards([plan('', { _id: 'x' })], {
      hasActiveSubscription: true,
      planName: '',
    });
    expect(cards[0]!.isCurrent).toBe(false);
  });

  it.each([
    ['free', 'free', true],
    ['Free Plan', 'free', true],
    ['free_plan', 'free', true],
    ['Starter', 'starter', false],
    ['PRO', 'pro', false],
    ['elite-yearly', 'elite', false],
    ['Professional', null, false],
    ['freedom', null, false],
    ['Ad-free Pro', 'pro', false],
    ['Ad‑free Elite', 'elite', false],
    ['Pro, first month free', 'pro', false],
    ['Carefree', null, false],
    ['Éfree', null, false],
    ['Risk-free', null, false],
    ['Free-plan', 'free', true],
    ['The free one', 'free', true],
    ['(Free)', 'free', true],
    ['', null, false],
  ])('the plan name %j is of the tier %s and free: %s', (name, tier, free) => {
    expect(planTier(name)).toBe(tier);
    expect(isFreePlan({ name })).toBe(free);
  });
});
