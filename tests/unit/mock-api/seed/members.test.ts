// @vitest-environment node
import { expect, it } from 'vitest';
import { seedMembers } from '../../../mock-api/seed/members';
import type { MockMember } from '../../../mock-api/types';

const NOW = Date.UTC(2026, 10, 21, 9, 42);

function findDuplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function activeTotal({ stacks }: MockMember): number {
  return stacks
    .filter((stack) => !stack.disabled && stack.expiresAt > NOW)
    .reduce((sum, stack) => sum + stack.tokenAmount - stack.usedTokens, 0);
}

const findMember = (label: string) => members.find((member) => member.label === label)!;

const members = seedMembers(NOW);

it.each(members)('the history of $label adds up to the stacks', (member) => {
  const { transactions, stacks } = member;
  let balance = 0;
  const wrong = transactions.toReversed().filter((transaction) => {
    const before = balance;
    balance += transaction.isCredit ? transaction.amount : -transaction.amount;
    return (
      !(transaction.amount > 0 && balance >= 0) ||
      transaction.balanceBefore !== before ||
      transaction.balanceAfter !== balance
    );
  });
  expect(wrong).toEqual([]);
  expect(balance).toBe(activeTotal(member));
  const moments = transactions.map((transaction) => transaction.createdAt);
  expect(moments).toEqual(moments.toSorted((first, second) => second - first));
  expect(Math.max(0, ...moments)).toBeLessThanOrEqual(NOW);
  expect(findDuplicates([...transactions.slice(0, 300), ...stacks].map(({ id }) => id))).toEqual(
    [],
  );
  for (const stack of stacks) expect(stack.usedTokens).toBeLessThanOrEqual(stack.tokenAmount);
  expect(member.reservedTokens).toBeLessThanOrEqual(balance);
});

it('the demo members have the credits and states of their labels', () => {
  const totals = Object.fromEntries(members.map((member) => [member.label, activeTotal(member)]));
  expect(totals).toMatchObject({
    'Maya Lindqvist': 1284,
    'Nora Eriksen': 42,
    'Marcus Webb': 120,
    'Chloe Martin': 31,
    'Tom Okafor': 0,
    'Inês Duarte': 0,
    'Lena Hartmann': 0,
    'Ravi Menon': 25,
  });
  expect(findMember('Nora Eriksen').reservedTokens).toBe(12);
  expect(findMember('Marcus Webb').reservedTokens).toBe(120);
  expect(findMember('Grace Kim').rewards.map((reward) => reward.status)).toContain('ACTIVE');
  expect(findMember('Jonas Weber').isOnboarded).toBe(false);
  expect(findMember('Amara Nwosu').paymentDetailsCollected).toBe(false);
  expect(findMember('Ben Achterberg').picture).toBeNull();
});
