import { expect, it } from 'vitest';
import { readStacks, type Stack, type Stacks } from '@/resources/credits/stacks/schema';
import {
  expiryBadge,
  matchesStackFilter,
  sourceLabel,
  stackState,
  usageTone,
} from '@/resources/credits/stacks/stack-rules';
import { stack, stackSummary } from '../../complete-responses';

function read(body: unknown): Stacks {
  const stacks = readStacks(body);
  if (!stacks) throw new Error('There are no stacks.');
  return stacks;
}

function makeStack(fields: object): Stack {
  return read([{ ...stack, ...fields }]).stacks[0]!;
}

const ids = (body: unknown) => read(body).stacks.map(({ id }) => id);

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ ...stack, id }));
const grouped = { active: [a], expired: [b], exhausted: [c], disabled: [d] };

it.each<[string, unknown, string[]]>([
  [
    'a summary and a list in tokenStacks',
    { summary: stackSummary, tokenStacks: [a, b] },
    ['a', 'b'],
  ],
  ['a plain list', [a, b], ['a', 'b']],
  ['lists by state', grouped, ['a', 'b', 'c', 'd']],
  ['lists by state and all', { ...grouped, all: [d, c, b, a] }, ['a', 'b', 'c', 'd']],
  [
    'lists by state in tokenStacks',
    { summary: stackSummary, tokenStacks: grouped },
    ['a', 'b', 'c', 'd'],
  ],
  ['a list in data', { data: [a] }, ['a']],
  ['everything in data', { data: { summary: stackSummary, tokenStacks: [a] } }, ['a']],
  ['an id that occurs twice', [a, b, a, { ...a, source: 'other' }], ['a', 'b']],
  [
    'no ids',
    [
      { ...a, id: undefined },
      { ...b, id: undefined },
    ],
    ['', ''],
  ],
  ['an _id in place of an id', [{ ...a, id: undefined, _id: 'z' }], ['z']],
  ['entries that are no stacks', [null, 5, 'x', [], a], ['a']],
  ['a summary alone', { summary: stackSummary }, []],
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

it.each([{}, { success: true }, { tokenStacks: 'none' }, { summary: [] }])(
  'a response body of %j is rejected as credit stacks',
  (body) => {
    expect(readStacks(body)).toBeNull();
  },
);

it.each([
  [{ remainingTokens: null }, { remainingTokens: 63 }],
  [{ usagePercentage: null, usedTokens: 211 }, { usagePercentage: (211 / 633) * 100 }],
  [{ usagePercentage: -3, tokenAmount: 0, usedTokens: 0 }, { usagePercentage: 0 }],
  [{ usagePercentage: 250 }, { usagePercentage: 100 }],
  [{ daysUntilExpiry: 6.9 }, { daysUntilExpiry: 6 }],
  [{ daysUntilExpiry: -1, isExpired: null }, { isExpired: true }],
  [{ isExpired: undefined, status: 'Expired' }, { isExpired: true }],
  [{ isExpired: false, status: 'expired' }, { isExpired: false }],
  [{ expiresAt: '2026-11-25T12:00:00Z' }, { expiresAt: Date.UTC(2026, 10, 25, 12) }],
])('a credit stack with %j is read as %j', (fields, expected) => {
  expect(makeStack(fields)).toMatchObject(expected);
});

it.each([
  [{ status: 'disabled', isExpired: true, remainingTokens: 0 }, 'Disabled', 'history'],
  [{ status: ' DISABLED ' }, 'Disabled', 'history'],
  [{ isExpired: true, remainingTokens: 0 }, 'Expired', 'history'],
  [{ remainingTokens: 0 }, 'Exhausted', 'history'],
  [{ remainingTokens: 0.5 }, 'Active', 'active'],
  [{}, 'Active', 'active'],
] as const)('a credit stack with %j is %s and matches the filter %s', (fields, state, filter) => {
  const one = makeStack(fields);
  expect(stackState(one)).toBe(state);
  expect(matchesStackFilter('active', one)).toBe(filter === 'active');
  expect(matchesStackFilter('history', one)).toBe(filter === 'history');
  expect(matchesStackFilter('all', one)).toBe(true);
});

it.each([
  [49.9, 'green'],
  [50, 'yellow'],
  [79.9, 'yellow'],
  [80, 'red'],
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
])('the expiry badge of a credit stack with %j is %j', (fields, badge) => {
  expect(expiryBadge(makeStack(fields))).toBe(badge);
});

it.each([
  ['subscription_reward', 'subscription reward'],
  ['_', 'credits'],
  [null, 'credits'],
])('the credit source %j is shown as "%s"', (source, label) => {
  expect(sourceLabel({ source })).toBe(label);
});

it('the summary of the credit stacks is the one of the response', () => {
  const { totalRemaining, totalUsed } = stackSummary;
  expect(read({ summary: stackSummary, tokenStacks: [stack] }).summary).toEqual({
    totalRemaining,
    totalUsed,
  });
});

it('missing or invalid figures of the summary are counted from the credit stacks', () => {
  const tokenStacks = [
    stack,
    { ...stack, id: 'b', isExpired: true },
    { ...stack, id: 'c', remainingTokens: 0, usedTokens: 633 },
    { ...stack, id: 'd', status: 'disabled' },
  ];
  const counted = { totalRemaining: 60, totalUsed: 570 + 570 + 633 + 570 };
  expect(read(tokenStacks).summary).toEqual(counted);
  const part = { totalUsed: 5, totalRemaining: -1 };
  expect(read({ summary: part, tokenStacks }).summary).toEqual({ ...counted, totalUsed: 5 });
});
