import { describe, expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { availabilitySchema } from '@/resources/credits/availability';
import { balanceSchema } from '@/resources/credits/schema';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const validBody = {
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
    rewards: validBody.rewards.map((reward): unknown => expect.objectContaining(reward)),
  };

  it.each([
    ['at the top level', validBody],
    ['without success', { ...validBody, success: undefined }],
    ['in data', { success: true, data: { ...validBody, success: undefined } }],
    ['without the available credits', { ...validBody, availableTokens: null }],
    [
      'with figures as texts',
      { ...validBody, totalTokens: '1284', availableTokens: '1200', reservedTokens: '84' },
    ],
  ])('a balance response %s is parsed', (_, body) => {
    expect(parseResponse(balanceSchema, body)).toEqual(expected);
  });

  it.each([
    [{ totalTokens: -30, availableTokens: null, reservedTokens: 0 }, -30, -30],
    [{ totalTokens: -30, availableTokens: -30 }, -30, -30],
    [{ totalTokens: -30, availableTokens: 0 }, -30, 0],
    [{ totalTokens: 5, availableTokens: null, reservedTokens: 8 }, 5, 0],
    [{ totalTokens: 0.4, availableTokens: 0.4 }, 0.4, 0.4],
  ])('the balance of %j has %d credits in all and %d available', (fields, total, available) => {
    expect(parseResponse(balanceSchema, { ...validBody, ...fields })).toMatchObject({
      totalTokens: total,
      availableTokens: available,
    });
  });

  it('stacks and rewards that are no objects are not counted', () => {
    const body = {
      activeStacks: [null, 'x', [], {}, { id: 's1' }],
      rewards: [null, [], 'ACTIVE', { status: 5 }],
    };
    expect(parseResponse(balanceSchema, { ...validBody, ...body })).toMatchObject({
      activeStackCount: 2,
      hasActiveReward: false,
    });
  });

  it.each([
    ...NOT_AN_OBJECT,
    {},
    { success: true },
    ...[null, 'many', '', '  ', true, [], [[5]], {}, NaN, Infinity, '1e999'].map((totalTokens) => ({
      ...validBody,
      totalTokens,
    })),
    { data: { availableTokens: 5 } },
    { success: false },
    { data: { success: false, totalTokens: 5 } },
  ])('%o is a failed load of the balance, never a balance of zero', (body) => {
    expect(() => parseResponse(balanceSchema, body)).toThrow(MalformedResponseError);
  });
});

it.each([
  [{ success: true, canAfford: true, message: 'Yes.' }, true, true, 'Yes.'],
  [{ success: true, canAfford: 'true' }, true, null, ''],
  [{ success: 1, canAfford: true, message: null }, false, true, ''],
  [{}, false, null, ''],
])(
  'the availability %j is parsed as success %s, affordable %s and the message %j',
  (body, success, canAfford, message) => {
    expect(parseResponse(availabilitySchema, body)).toMatchObject({
      success,
      canAfford,
      message,
    });
  },
);

it.each(NOT_AN_OBJECT)('parsing an availability from %j throws', (body) => {
  expect(() => parseResponse(availabilitySchema, body)).toThrow(MalformedResponseError);
});
