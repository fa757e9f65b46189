import { expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const data = { canPurchaseCredits: true, hasActiveSubscription: true, userPlanType: 'pro' };
const read = (body: unknown) => parseResponse(subscriptionStatusSchema, body);

it('a subscription status is parsed', () => {
  expect(read({ success: true, data })).toEqual({
    canPurchaseCredits: true,
    hasActiveSubscription: true,
    planType: 'pro',
  });
});

it('a subscription status without a success field is parsed', () => {
  expect(read({ data }).planType).toBe('pro');
});

it('permissions that a subscription status lacks are false', () => {
  expect(read({ success: true, data: {} })).toEqual({
    canPurchaseCredits: false,
    hasActiveSubscription: false,
    planType: null,
  });
});

it.each([
  ...NOT_AN_OBJECT,
  {},
  { success: false, data },
  { success: 'true', data },
  { success: true },
  { success: true, data: null },
  { success: true, data: 'pro' },
])('parsing a subscription status from %j throws', (body) => {
  expect(() => read(body)).toThrow(MalformedResponseError);
});
