import type { Reward } from './schema';

/** The fixed figure of every reward card (docs/product/credits.md#rewards). */
export const REWARD_FIGURE = 633;

export interface CycleProgress {
  done: number;
  total: number;
  /** 0 to 100. */
  percentage: number;
}

/** The completed cycles of a reward, or `null` when its number of cycles is unknown. */
export function cycleProgress({
  cycleCount,
  limit,
}: Pick<Reward, 'cycleCount' | 'limit'>): CycleProgress | null {
  const total = Math.floor(limit);
  if (total <= 0) return null;
  const done = Math.min(Math.floor(cycleCount), total);
  return { done, total, percentage: (done / total) * 100 };
}
