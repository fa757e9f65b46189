/** The rules of credit rewards (docs/product/credits.md#rewards). */
import { addMonths, differenceInCalendarDays } from 'date-fns';
import { countOf } from '@/lib/format/numbers';
import { isTimestamp } from '@/lib/parse/parse-date';
import type { Reward } from './schema';

/** The credits on every reward card, a fixed number (docs/product/credits.md#rewards). */
export const REWARD_CREDITS = 633;

/** The reward filters in their order. */
export const REWARD_FILTERS = ['upcoming', 'completed', 'all'] as const;
export type RewardFilter = (typeof REWARD_FILTERS)[number];

const STATUS = { upcoming: 'ACTIVE', completed: 'COMPLETE', all: null } as const;

/** The rewards that a filter shows, in their order. */
export function filterRewards(rewards: readonly Reward[], filter: RewardFilter): Reward[] {
  const wanted = STATUS[filter];
  return rewards.filter(({ status }) => wanted === null || status === wanted);
}

/** The completed cycles and their percentage (0 to 100); `null` for an unknown number of cycles. */
export function cycleProgress({ cycleCount, limit }: Pick<Reward, 'cycleCount' | 'limit'>) {
  const total = Math.floor(limit);
  if (total <= 0) return null;
  const done = Math.min(Math.floor(cycleCount), total);
  return { done, total, percentage: (done / total) * 100 };
}

/**
 * The next reward, one month after the last, clamped to the month's end: its date in epoch
 * milliseconds, and `Today`, `1 day left`, `N days left` or `Due`.
 * @param lastRewardAt epoch milliseconds, or `null` when unknown
 * @param now epoch milliseconds
 * @returns `null` without a valid last date
 */
export function nextReward(lastRewardAt: number | null, now: number) {
  if (!isTimestamp(lastRewardAt)) return null;
  const date = addMonths(lastRewardAt, 1).getTime();
  if (!isTimestamp(date)) return null;
  const days = differenceInCalendarDays(date, now);
  if (days < 0) return { date, label: 'Due' };
  return { date, label: days === 0 ? 'Today' : `${countOf(days, 'day')} left` };
}

const FREE = 'FREE';

/**
 * The visible tag: FREE if it contains FREE, or the word in other letters, else the part before the
 * first hyphen, else STARTER.
 */
export function rewardTag(crmPlanTag: string | null): string {
  const tag = crmPlanTag ?? '';
  if (tag.includes(FREE) || /(?<!\p{L})free(?!\p{L})/iu.test(tag)) return FREE;
  const [plan = ''] = tag.split('-');
  return plan.trim() || 'STARTER';
}

/** Whether the Student label shows beside a tag: for all plans except free. */
export function hasStudentLabel(tag: string): boolean {
  return tag !== FREE;
}
