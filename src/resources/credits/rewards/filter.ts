import type { Reward } from './schema';

/** The reward filters in their order (docs/product/credits.md#rewards). */
export const REWARD_FILTERS = ['upcoming', 'completed', 'all'] as const;
export type RewardFilter = (typeof REWARD_FILTERS)[number];

const STATUS = { upcoming: 'ACTIVE', completed: 'COMPLETE', all: null } as const;

/** The rewards that a filter shows, in their order. */
export function filterRewards(rewards: readonly Reward[], filter: RewardFilter): Reward[] {
  const wanted = STATUS[filter];
  return rewards.filter(({ status }) => wanted === null || status === wanted);
}

/** How many rewards each filter shows. */
export function rewardCounts(rewards: readonly Reward[]): Record<RewardFilter, number> {
  return {
    upcoming: filterRewards(rewards, 'upcoming').length,
    completed: filterRewards(rewards, 'completed').length,
    all: rewards.length,
  };
}
