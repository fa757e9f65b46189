import * as v from 'valibot';
import { expect, it } from 'vitest';
import { currentSubscriptionSchema, plansSchema } from '@/resources/subscription/plans/schema';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { plan } from '../../complete-responses';

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
