import type { ResponseBody } from '@mock-api/response-body';
import type { rewardSchema } from '@/resources/credits/rewards/schema';
import type { stackSchema, summaryFields } from '@/resources/credits/stacks/schema';
import { daysUntilExpiry, remainingTokens, stackStatus } from '../rules/credits';
import type { MockMember, MockReward, MockStack } from '../types';
import { iso } from './format';

/** A credit stack (docs/product/credits.md#stacks). */
export function serializeStack(stack: MockStack, now: number): ResponseBody<typeof stackSchema> {
  const status = stackStatus(stack, now);
  return {
    id: stack.id,
    source: stack.source,
    tokenAmount: stack.tokenAmount,
    remainingTokens: remainingTokens(stack),
    usedTokens: stack.usedTokens,
    usagePercentage:
      stack.tokenAmount === 0 ? 0 : Math.round((stack.usedTokens / stack.tokenAmount) * 1000) / 10,
    expiresAt: iso(stack.expiresAt),
    isExpired: stack.expiresAt <= now,
    daysUntilExpiry: daysUntilExpiry(stack, now),
    status,
  };
}

/** A reward (docs/product/credits.md#rewards). */
export function serializeReward(reward: MockReward): ResponseBody<typeof rewardSchema> {
  return { ...reward, lastRewardAt: iso(reward.lastRewardAt) };
}

/** Counts and sums of all stacks of a member; expired and disabled credits do not remain. */
export function serializeStackSummary(
  member: MockMember,
  now: number,
): ResponseBody<typeof summaryFields> {
  const of = (status: string) =>
    member.stacks.filter((stack) => stackStatus(stack, now) === status);
  return {
    totalRemaining: of('active').reduce((sum, stack) => sum + remainingTokens(stack), 0),
    totalUsed: member.stacks.reduce((sum, stack) => sum + stack.usedTokens, 0),
    activeStacks: of('active').length,
    expiredStacks: of('expired').length,
    exhaustedStacks: of('exhausted').length,
    disabledStacks: of('disabled').length,
    totalStacks: member.stacks.length,
  };
}
