import { expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { availabilitySchema } from '@/resources/credits/availability';
import { balanceSchema } from '@/resources/credits/schema';
import { balance } from '../complete-responses';

const body = { ...balance, totalTokens: 1284 };
const read = (fields: object) => parseResponse(balanceSchema, { ...body, ...fields });

it.each([
  ['at the top level', body],
  ['without success', { ...body, success: undefined }],
  ['in data', { success: true, data: { ...body, success: undefined } }],
  ['without the available credits', { ...body, availableTokens: null }],
])('a balance response %s is parsed', (_, response) => {
  expect(parseResponse(balanceSchema, response)).toMatchObject({
    totalTokens: 1284,
    availableTokens: 1200,
    reservedTokens: 84,
    activeStackCount: 2,
    hasActiveReward: true,
  });
});

it.each([
  [{ totalTokens: -30, availableTokens: null, reservedTokens: 0 }, -30, -30],
  [{ totalTokens: -30, availableTokens: -30 }, -30, -30],
  [{ totalTokens: -30, availableTokens: 0 }, -30, 0],
  [{ totalTokens: 5, availableTokens: null, reservedTokens: 8 }, 5, 0],
])('the balance of %j has %d credits in all and %d available', (fields, total, available) => {
  expect(read(fields)).toMatchObject({ totalTokens: total, availableTokens: available });
});

it('stacks and rewards that are no objects are not counted', () => {
  const activeStacks = [null, 'x', [], {}, { id: 's1' }];
  const rewards = [null, [], 'ACTIVE', { status: 5 }];
  const counted = { activeStackCount: 2, hasActiveReward: false };
  expect(read({ activeStacks, rewards })).toMatchObject(counted);
});

it.each([{}, { totalTokens: 'many' }, { data: { success: false, totalTokens: 5 } }])(
  '%o is a failed load of the balance, never a balance of zero',
  (response) => {
    expect(() => parseResponse(balanceSchema, response)).toThrow(MalformedResponseError);
  },
);

it.each([
  [{ success: true, canAfford: true, message: 'Yes.' }, true, true, 'Yes.'],
  [{ success: true, canAfford: 'true' }, true, null, ''],
  [{ success: 1, canAfford: true, message: null }, false, true, ''],
])(
  'the availability %j is parsed as success %s, affordable %s and the message %j',
  (response, success, canAfford, message) => {
    const expected = { success, canAfford, message };
    expect(parseResponse(availabilitySchema, response)).toMatchObject(expected);
  },
);
