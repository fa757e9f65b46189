import type { Reward } from './schema';

/**
 * The fixed figure on every reward card; never added to anything (credits specification, section
 * 5).
 */
export const REWARD_FIGURE = 633;

export interface CycleProgress {
  done: number;
  total: number;
  /** 0 to 100. */
  percentage: number;
}

/** How far a reward has come, or `null` when it doesn't say how many cycles it has. */
export function cycleProgress({
  cycleCount,
  limit,
}: Pick<Reward, 'cycleCount' | 'limit'>): CycleProgress | null {
  const total = Math.floor(limit);
  if (total <= 0) return null;
  const done = Math.min(Math.floor(cycleCount), total);
  return { done, total, percentage: (done / total) * 100 };
}
