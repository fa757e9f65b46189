import { addMonths } from 'date-fns';
import { newId } from '../ids';
import { CREDITS_PLATFORM_ID } from '../seed/ledger';
import type { MockMember, MockPlan, MockReward } from '../types';
import { grantCredits } from './credits';

const TRIAL = { tag: 'FREE-TRIAL', credits: 333 } as const;
/** Cycles of a subscription's reward, including the first, which is paid with the subscription. */
const CYCLES = 12;
/** Days until rewarded credits expire: half a month after the next cycle. */
const DAYS = 45;

/** A due cycle of a reward. */
export interface DueReward {
  reward: MockReward;
  /** Epoch milliseconds. */
  at: number;
  credits: number;
}

function isTrial({ crmPlanTag }: MockReward): boolean {
  return crmPlanTag.startsWith(TRIAL.tag);
}

/**
 * Rewards whose next cycle is due, a month after the last; those of a plan only during the plan.
 */
export function dueRewards(
  plans: readonly MockPlan[],
  member: MockMember,
  now: number,
): DueReward[] {
  const ofPlan = plans.find(({ name }) => name === member.plan)?.credits ?? 0;
  return member.rewards
    .filter(({ status }) => status === 'ACTIVE')
    .map((reward) => ({
      reward,
      at: addMonths(reward.lastRewardAt, 1).getTime(),
      credits: isTrial(reward) ? TRIAL.credits : ofPlan,
    }))
    .filter(({ at, credits }) => at <= now && credits > 0);
}

/** Grants a cycle's credits; the last cycle completes the reward. */
export function payReward(member: MockMember, { reward, at, credits }: DueReward): void {
  reward.lastRewardAt = at;
  reward.cycleCount += 1;
  if (reward.cycleCount >= reward.limit) reward.status = 'COMPLETE';
  const trial = isTrial(reward);
  grantCredits(
    member,
    {
      amount: credits,
      description: trial ? '90-day Free Trial reward' : 'Monthly subscription reward',
      platformId: CREDITS_PLATFORM_ID,
      category: 'reward',
    },
    { source: trial ? 'trial_reward' : 'subscription_reward', days: DAYS },
    at,
  );
}

/** Starts the monthly reward of a new plan, replacing that of the previous plan. */
export function startPlanReward(member: MockMember, plan: MockPlan, now: number): void {
  member.rewards = [
    {
      id: newId(),
      status: 'ACTIVE',
      crmPlanTag: `${plan.name.toUpperCase()}-${CYCLES}M`,
      lastRewardAt: now,
      cycleCount: 1,
      limit: CYCLES,
    },
    ...member.rewards.filter((reward) => reward.status === 'COMPLETE' || isTrial(reward)),
  ];
}
