import type { MockDatabase, MockMember } from '../types';
import { settleCheckouts } from './checkout';
import { unrecordedExpiries, writeOffStack } from './credits';
import { dueRewards, payReward } from './rewards';

/** The earliest change of an account that is due and not recorded yet. */
function nextChange(db: MockDatabase, member: MockMember, now: number): (() => void) | undefined {
  const expiries = unrecordedExpiries(member, now).map((stack) => ({
    at: stack.expiresAt,
    apply: () => writeOffStack(member, stack),
  }));
  const rewards = dueRewards(db.plans, member, now).map((due) => ({
    at: due.at,
    apply: () => payReward(member, due),
  }));
  return [...expiries, ...rewards].sort((first, second) => first.at - second.at)[0]?.apply;
}

/**
 * Records the due changes of a member in their order: expired stacks, due rewards, then confirmed
 * checkouts.
 * @param now epoch milliseconds
 */
export function settleAccount(db: MockDatabase, member: MockMember, now: number): void {
  for (
    let apply = nextChange(db, member, now);
    apply !== undefined;
    apply = nextChange(db, member, now)
  ) {
    apply();
  }
  settleCheckouts(db, now);
}
