import { newId } from '../ids';
import { CREDITS_PLATFORM_ID } from '../seed/ledger';
import type { MockMember, MockStack, MockTransaction } from '../types';

export type StackStatus = 'disabled' | 'expired' | 'exhausted' | 'active';

const DAY = 24 * 60 * 60 * 1000;

/** Credits left in a stack; at least 0. */
export function remainingTokens(stack: MockStack): number {
  return Math.max(0, stack.tokenAmount - stack.usedTokens);
}

/** The first state that applies to a stack (docs/product/credits.md#stacks). */
export function stackStatus(stack: MockStack, now: number): StackStatus {
  if (stack.disabled) return 'disabled';
  if (stack.expiresAt <= now) return 'expired';
  return remainingTokens(stack) === 0 ? 'exhausted' : 'active';
}

/** Whole days until a stack expires: 0 on its last day and after it. */
export function daysUntilExpiry(stack: MockStack, now: number): number {
  return Math.max(0, Math.floor((stack.expiresAt - now) / DAY));
}

/** Active stacks, the next one to expire first. */
export function activeStacks(member: MockMember, now: number): MockStack[] {
  return member.stacks
    .filter((stack) => stackStatus(stack, now) === 'active')
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/** The balance of a member in credits. Reserved credits are part of the total. */
export function balanceOf(
  member: MockMember,
  now: number,
): { totalTokens: number; availableTokens: number; reservedTokens: number } {
  const totalTokens = activeStacks(member, now).reduce(
    (sum, stack) => sum + remainingTokens(stack),
    0,
  );
  const reservedTokens = Math.min(Math.max(0, member.reservedTokens), totalTokens);
  return { totalTokens, availableTokens: totalTokens - reservedTokens, reservedTokens };
}

type Entry = Pick<MockTransaction, 'amount' | 'description' | 'platformId' | 'category'>;

/** Adds a transaction to a new array, because the old one may be shared with other sandboxes. */
function record(member: MockMember, entry: Entry, isCredit: boolean, now: number, before: number) {
  const balanceAfter = isCredit ? before + entry.amount : before - entry.amount;
  member.transactions = [
    { ...entry, id: newId(), isCredit, createdAt: now, balanceBefore: before, balanceAfter },
    ...member.transactions,
  ];
}

/**
 * Takes credits from the stacks, from the next one to expire first, and adds the transaction.
 * @returns false, without a change, when the available credits do not suffice.
 */
export function spendCredits(member: MockMember, entry: Entry, now: number): boolean {
  const { totalTokens, availableTokens } = balanceOf(member, now);
  if (entry.amount > availableTokens) return false;
  let unpaid = entry.amount;
  for (const stack of activeStacks(member, now)) {
    const taken = Math.min(unpaid, remainingTokens(stack));
    stack.usedTokens += taken;
    unpaid -= taken;
  }
  record(member, entry, false, now, totalTokens);
  return true;
}

/** Adds a stack of `entry.amount` credits and its transaction. */
export function grantCredits(
  member: MockMember,
  entry: Entry,
  stack: { source: string; days: number },
  now: number,
): void {
  const { totalTokens } = balanceOf(member, now);
  member.stacks.push({
    id: newId(),
    source: stack.source,
    tokenAmount: entry.amount,
    usedTokens: 0,
    expiresAt: now + stack.days * DAY,
    disabled: false,
    isWrittenOff: false,
  });
  record(member, entry, true, now, totalTokens);
}

/** Expired stacks without a transaction of the expiry. */
export function unrecordedExpiries(member: MockMember, now: number): MockStack[] {
  return member.stacks.filter(
    (stack) => stackStatus(stack, now) === 'expired' && !stack.isWrittenOff,
  );
}

/**
 * Adds the transaction of an expired stack, dated to its expiry; none when no credits were left.
 */
export function writeOffStack(member: MockMember, stack: MockStack): void {
  const at = stack.expiresAt;
  const unrecorded = unrecordedExpiries(member, at);
  const before = [...activeStacks(member, at), ...unrecorded].reduce(
    (sum, each) => sum + remainingTokens(each),
    0,
  );
  stack.isWrittenOff = true;
  const amount = remainingTokens(stack);
  if (amount === 0) return;
  const entry = { description: 'Credits expired', category: 'expiry' };
  record(member, { ...entry, amount, platformId: CREDITS_PLATFORM_ID }, false, at, before);
}

/**
 * Credits for an amount of dollars, rounded down. The rate is rounded to a millionth, so that 33.3
 * a dollar gives 3,330 for $100; with a floating-point error it would be 3,329.
 */
export function creditsFor(dollars: number, creditsPerDollar: number): number {
  return Math.floor((Math.round(dollars * 100) * Math.round(creditsPerDollar * 1e6)) / 1e8);
}
