import { describe, expect, it } from 'vitest';
import { parseAnswer } from '@/http/answer';
import { MalformedAnswerError } from '@/http/http-error';
import { availabilitySchema, balanceSchema } from '@/resources/credits/schema';
import { NOT_AN_OBJECT, oddAnswers } from '../../helpers/malformed';

const good = {
  success: true,
  totalTokens: 1284,
  availableTokens: 1200,
  reservedTokens: 84,
  activeStacks: [{ id: 's1' }, { id: 's2' }],
  rewards: [{ status: 'USED' }, { status: 'ACTIVE' }],
};

describe('the balance', () => {
  const expected = {
    totalTokens: 1284,
    availableTokens: 1200,
    reservedTokens: 84,
    activeStackCount: 2,
    hasActiveReward: true,
    rewards: good.rewards,
  };

  it.each([
    ['bare', good],
    ['without success', { ...good, success: undefined }],
    ['in data', { success: true, data: { ...good, success: undefined } }],
    ['without what is available', { ...good, availableTokens: null }],
    ['in texts', { ...good, totalTokens: '1284', availableTokens: '1200', reservedTokens: '84' }],
  ])('is read %s', (_, body) => {
    expect(parseAnswer(balanceSchema, body)).toEqual(expected);
  });

  const { totalTokens, ...others } = good;
  it.each(oddAnswers(others))('is usable with %s', (_, body) => {
    const balance = parseAnswer(balanceSchema, { totalTokens, ...body });
    for (const figure of [
      balance.totalTokens,
      balance.availableTokens,
      balance.reservedTokens,
      balance.activeStackCount,
    ]) {
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(figure).toBeLessThan(Infinity);
    }
    expect(balance.hasActiveReward).toBeTypeOf('boolean');
  });

  it('counts the stacks and rewards that are some', () => {
    const body = {
      activeStacks: [null, 'x', {}, { id: 's1' }],
      rewards: [null, { status: 5 }, {}],
    };
    expect(parseAnswer(balanceSchema, { ...good, ...body })).toMatchObject({
      activeStackCount: 2,
      hasActiveReward: false,
    });
  });

  it.each([
    ...NOT_AN_OBJECT,
    {},
    { success: true },
    { ...good, totalTokens: null },
    { ...good, totalTokens: 'many' },
    { data: { availableTokens: 5 } },
    { success: false },
    { data: { success: false, totalTokens: 5 } },
  ])('can’t be read from %j, which is no empty purse', (body) => {
    expect(() => parseAnswer(balanceSchema, body)).toThrow(MalformedAnswerError);
  });
});

describe('the availability', () => {
  it.each([
    [{ success: true, canAfford: true, message: 'Yes.' }, true, true, 'Yes.'],
    [{ success: true, canAfford: 'true' }, true, false, ''],
    [{ success: 1, canAfford: true, message: null }, false, true, ''],
    [{}, false, false, ''],
  ])('of %j', (body, success, canAfford, message) => {
    expect(parseAnswer(availabilitySchema, body)).toMatchObject({ success, canAfford, message });
  });

  it.each(NOT_AN_OBJECT)('can’t be read from %j', (body) => {
    expect(() => parseAnswer(availabilitySchema, body)).toThrow(MalformedAnswerError);
  });
});
