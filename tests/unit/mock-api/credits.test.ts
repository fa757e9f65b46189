// @vitest-environment node
import { expect, it } from 'vitest';
import { createDatabase } from '@mock-api/database';
import {
  activeStacks,
  balanceOf,
  remainingTokens,
  spendCredits,
  stackStatus,
} from '@mock-api/rules/credits';
import type { MockMember, MockStack } from '@mock-api/types';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

function stack(id: string, fields: Partial<MockStack>): MockStack {
  const days = 30;
  return {
    id,
    source: 'credit_purchase',
    tokenAmount: 100,
    usedTokens: 0,
    expiresAt: NOW + days * DAY,
    disabled: false,
    isWrittenOff: false,
    ...fields,
  };
}

function memberWith(stacks: MockStack[], reservedTokens = 0): MockMember {
  const [member] = createDatabase(NOW).members;
  return Object.assign(member!, { stacks, reservedTokens, transactions: [] });
}

const use = (amount: number) => ({
  amount,
  description: 'Use',
  platformId: 'x',
  category: 'usage',
});

it.each([
  ['disabled before expired', { disabled: true, expiresAt: NOW - 1 }, 'disabled'],
  ['expired before exhausted', { expiresAt: NOW, usedTokens: 100 }, 'expired'],
  ['exhausted', { usedTokens: 100 }, 'exhausted'],
  ['exhausted when overdrawn', { usedTokens: 120 }, 'exhausted'],
  ['active', { usedTokens: 99 }, 'active'],
] as const)('a stack is %s', (_, fields, status) => {
  expect(stackStatus(stack('a', fields), NOW)).toBe(status);
});

it('the balance adds up the stacks that are neither expired, disabled nor used up', () => {
  const member = memberWith([
    stack('expired', { expiresAt: NOW - 1 }),
    stack('disabled', { disabled: true }),
    stack('empty', { usedTokens: 100 }),
    stack('half', { usedTokens: 50 }),
    stack('full', {}),
  ]);
  expect(balanceOf(member, NOW)).toEqual({
    totalTokens: 150,
    availableTokens: 150,
    reservedTokens: 0,
  });
});

it('spending takes credits from the stack that expires first', () => {
  const member = memberWith([
    stack('late', { expiresAt: NOW + 60 * DAY }),
    stack('gone', { expiresAt: NOW - DAY }),
    stack('soon', { expiresAt: NOW + 2 * DAY }),
  ]);
  expect(spendCredits(member, use(130), NOW)).toBe(true);
  expect(Object.fromEntries(member.stacks.map((each) => [each.id, each.usedTokens]))).toEqual({
    late: 30,
    gone: 0,
    soon: 100,
  });
  expect(activeStacks(member, NOW).map(({ id }) => id)).toEqual(['late']);
  expect(member.transactions).toMatchObject([
    { isCredit: false, amount: 130, balanceBefore: 200, balanceAfter: 70 },
  ]);
});

it('spending more than the available credits changes nothing', () => {
  const member = memberWith([stack('a', {})], 60);
  expect(spendCredits(member, use(41), NOW)).toBe(false);
  expect(remainingTokens(member.stacks[0]!)).toBe(100);
  expect(member.transactions).toEqual([]);
});
