import { describe, expect, it } from 'vitest';
import { readStacks, type Stack, type Stacks } from '@/resources/credits/stacks/schema';
import {
  expiryBadge,
  matchesStackFilter,
  sourceLabel,
  stackState,
  usageTone,
} from '@/resources/credits/stacks/stack-rules';
import { NOT_AN_OBJECT } from '../../../helpers/values';

const validBody = {
  id: 's1',
  source: 'subscription_reward',
  tokenAmount: 633,
  remainingTokens: 63,
  usedTokens: 570,
  usagePercentage: 90,
  expiresAt: '2026-11-25T12:00:00.000Z',
  isExpired: false,
  daysUntilExpiry: 4,
  status: 'active',
};
const summary = {
  totalRemaining: 63,
  totalUsed: 570,
  activeStacks: 1,
  expiredStacks: 2,
  exhaustedStacks: 3,
  disabledStacks: 4,
  totalStacks: 10,
};

function read(body: unknown): Stacks {
  const stacks = readStacks(body);
  if (!stacks) throw new Error('There are no stacks.');
  return stacks;
}

function stack(fields: object): Stack {
  return read([{ ...validBody, ...fields }]).stacks[0]!;
}

const ids = (body: unknown) => read(body).stacks.map(({ id }) => id);

describe('readStacks', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ ...validBody, id }));
  const grouped = { active: [a], expired: [b], exhausted: [c], disabled: [d] };

  it.each<[string, unknown, string[]]>([
    [
      'a summary and a list in tokenStacks',
      { success: true, summary, tokenStacks: [a, b] },
      ['a', 'b'],
    ],
    ['a plain list', [a, b], ['a', 'b']],
    ['lists by state', grouped, ['a', 'b', 'c', 'd']],
    ['lists by state and all', { ...grouped, all: [d, c, b, a] }, ['a', 'b', 'c', 'd']],
    ['lists by state in tokenStacks', { summary, tokenStacks: grouped }, ['a', 'b', 'c', 'd']],
    ['only some lists', { expired: [b], all: [a] }, ['b', 'a']],
    ['a list in data', { success: true, data: [a] }, ['a']],
    ['everything in data', { success: true, data: { summary, tokenStacks: [a] } }, ['a']],
    ['an id that occurs twice', [a, b, a, { ...a, source: 'other' }], ['a', 'b']],
    ['an _id in place of an id', [{ ...a, id: undefined, _id: 'z' }], ['z']],
    ['entries that are no stacks', [null, 5, 'x', [], a], ['a']],
    ['an empty list', { summary, tokenStacks: [] }, []],
    ['a summary alone', { summary }, []],
  ])('credit stacks are read from a response with %s', (_, body, expected) => {
    expect(ids(body)).toEqual(expected);
  });

  it('a credit stack without a status gets it from the list that it is in', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((id) => ({ id, remainingTokens: 5 }));
    const lists = { active: [{ ...one, status: 'disabled' }], expired: [two], disabled: [three] };
    for (const body of [lists, { ...lists, all: [three, two, { ...one, status: 'disabled' }] }]) {
      const states = read(body).stacks.map((each) => `${each.id} ${stackState(each)}`);
      expect(states.toSorted()).toEqual(['a Disabled', 'b Expired', 'c Disabled']);
    }
  });

  it('credit stacks without an id are kept', () => {
    const nameless = { ...validBody, id: undefined };
    expect(ids([nameless, nameless])).toEqual(['', '']);
  });

  it.each([...NOT_AN_OBJECT, {}, { success: true }, { tokenStacks: 'none' }, { summary: [] }])(
    'a response body of %j is rejected as credit stacks',
    (body) => {
      expect(readStacks(body)).toBeNull();
    },
  );
});

it('a credit stack is read with its expiry date as milliseconds', () => {
  expect(stack({})).toEqual({ ...validBody, expiresAt: Date.UTC(2026, 10, 25, 12) });
});

it.each([
  [{ remainingTokens: null }, { remainingTokens: 63 }],
  [{ usedTokens: null }, { usedTokens: 0 }],
  [{ usagePercentage: null, usedTokens: 211 }, { usagePercentage: (211 / 633) * 100 }],
  [{ usagePercentage: 'NaN', usedTokens: 0 }, { usagePercentage: 0 }],
  [{ usagePercentage: -3, tokenAmount: 0, usedTokens: 0 }, { usagePercentage: 0 }],
  [{ usagePercentage: 250 }, { usagePercentage: 100 }],
  [{ usagePercentage: 0.5 }, { usagePercentage: 0.5 }],
  [{ usagePercentage: 0 }, { usagePercentage: 0 }],
  [{ daysUntilExpiry: 6.9 }, { daysUntilExpiry: 6 }],
  [{ daysUntilExpiry: -1, isExpired: null }, { isExpired: true }],
  [
    { isExpired: undefined, status: 'Expired' },
    { isExpired: true, status: 'expired' },
  ],
  [{ isExpired: false, status: 'expired' }, { isExpired: false }],
  [{ expiresAt: 'soon' }, { expiresAt: null }],
])('a credit stack with %j is read as %j', (fields, expected) => {
  expect(stack(fields)).toMatchObject(expected);
});

it.each([
  [{ status: 'disabled', isExpired: true, remainingTokens: 0 }, 'Disabled', 'history'],
  [{ status: ' DISABLED ' }, 'Disabled', 'history'],
  [{ isExpired: true, remainingTokens: 0 }, 'Expired', 'history'],
  [{ isExpired: true }, 'Expired', 'history'],
  [{ remainingTokens: 0 }, 'Exhausted', 'history'],
  [{ remainingTokens: 0.5 }, 'Active', 'active'],
  [{}, 'Active', 'active'],
  [{ status: 'something' }, 'Active', 'active'],
] as const)('a credit stack with %j is %s and matches the filter %s', (fields, state, filter) => {
  const one = stack(fields);
  expect(stackState(one)).toBe(state);
  expect(matchesStackFilter('active', one)).toBe(filter === 'active');
  expect(matchesStackFilter('history', one)).toBe(filter === 'history');
  expect(matchesStackFilter('all', one)).toBe(true);
});

it.each([
  [0, 'green'],
  [49.9, 'green'],
  [50, 'yellow'],
  [79.9, 'yellow'],
  [80, 'red'],
  [100, 'red'],
])('the usage bar at %d percent is %s', (percentage, tone) => {
  expect(usageTone(percentage)).toBe(tone);
});

it.each([
  [{ daysUntilExpiry: 8 }, null],
  [{ daysUntilExpiry: 7 }, '7d left'],
  [{ daysUntilExpiry: 1 }, '1d left'],
  [{ daysUntilExpiry: 0 }, 'Expires today'],
  [{ daysUntilExpiry: 0, isExpired: true }, null],
  [{ daysUntilExpiry: -2, isExpired: false }, null],
  [{ daysUntilExpiry: null }, null],
  [{ daysUntilExpiry: 'NaN' }, null],
])('the expiry badge of a credit stack with %j is %j', (fields, badge) => {
  expect(expiryBadge(stack(fields))).toBe(badge);
});

it.each([
  ['subscription_reward', 'subscription reward'],
  ['a_b_c', 'a b c'],
  ['Purchase', 'Purchase'],
  ['_', 'credits'],
  [null, 'credits'],
])('the credit source %j is shown as "%s"', (source, label) => {
  expect(sourceLabel({ source })).toBe(label);
});

it('the summary of the credit stacks is the one of the response', () => {
  const { totalRemaining, totalUsed } = summary;
  expect(read({ summary, tokenStacks: [validBody] }).summary).toEqual({
    totalRemaining,
    totalUsed,
  });
});

it('missing or invalid figures of the summary are counted from the credit stacks', () => {
  const tokenStacks = [
    validBody,
    { ...validBody, id: 'b', isExpired: true },
    { ...validBody, id: 'c', remainingTokens: 0, usedTokens: 633 },
    { ...validBody, id: 'd', status: 'disabled' },
  ];
  const counted = { totalRemaining: 63, totalUsed: 570 + 570 + 633 + 570 };
  expect(read(tokenStacks).summary).toEqual(counted);
  const part = { totalUsed: 5, totalRemaining: -1 };
  expect(read({ summary: part, tokenStacks }).summary).toEqual({ ...counted, totalUsed: 5 });
});
