import { describe, expect, it } from 'vitest';
import { parseAnswer } from '@/http/answer';
import { MalformedAnswerError } from '@/http/http-error';
import { subscriptionStatusSchema } from '@/resources/subscription/schema';
import { NOT_AN_OBJECT, oddAnswers } from '../../helpers/malformed';

const data = { canPurchaseCredits: true, hasActiveSubscription: true, userPlanType: 'pro' };
const read = (body: unknown) => parseAnswer(subscriptionStatusSchema, body);

describe('the subscription status', () => {
  it('is read', () => {
    expect(read({ success: true, data })).toEqual({
      canPurchaseCredits: true,
      hasActiveSubscription: true,
      planType: 'pro',
    });
  });

  it('is read without a word about success', () => {
    expect(read({ data }).planType).toBe('pro');
  });

  it.each(oddAnswers(data))('is usable with %s', (_, odd) => {
    const status = read({ success: true, data: odd });
    expect(status.canPurchaseCredits).toBeTypeOf('boolean');
    expect(status.hasActiveSubscription).toBeTypeOf('boolean');
    expect(status.planType === null || status.planType.trim() !== '').toBe(true);
  });

  it('permits nothing that the answer does not say', () => {
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
  ])('can’t be read from %j', (body) => {
    expect(() => read(body)).toThrow(MalformedAnswerError);
  });
});
