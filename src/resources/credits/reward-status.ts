import type { RewardStatusFields } from './schema';

/**
 * The status of a reward in upper case; without one, ACTIVE until its cycles are used up, then
 * COMPLETE (docs/product/credits.md#rewards).
 */
export function rewardStatus(reward: RewardStatusFields): string {
  const { status, cycleCount, limit } = reward;
  return status?.toUpperCase() ?? (limit > 0 && cycleCount >= limit ? 'COMPLETE' : 'ACTIVE');
}
