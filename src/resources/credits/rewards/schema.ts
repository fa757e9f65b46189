import * as v from 'valibot';
import { listOf, optionalText, recordId } from '@/lib/fields';
import { optionalDate, record } from '@/lib/optional-fields';
import { rewardStatus, rewardStatusFields } from '../schema';

const rewardSchema = v.pipe(
  record,
  v.looseObject({
    ...rewardStatusFields.entries,
    crmPlanTag: optionalText,
    lastRewardAt: optionalDate,
  }),
  v.transform((reward) => ({
    /** '' when unknown. */
    id: recordId(reward),
    /** Upper case: ACTIVE, COMPLETE or another value of the server. */
    status: rewardStatus(reward),
    crmPlanTag: reward.crmPlanTag,
    /** Epoch milliseconds; `null` when unknown. */
    lastRewardAt: reward.lastRewardAt,
    cycleCount: reward.cycleCount,
    /** 0 when unknown. */
    limit: reward.limit,
  })),
);

/** A monthly credit reward (docs/product/credits.md#rewards). */
export type Reward = v.InferOutput<typeof rewardSchema>;

const rewardsSchema = listOf(rewardSchema);

/** Parses the rewards of the balance; a `select` for its query. */
export function readRewards({ rewards }: { rewards: unknown }): Reward[] {
  return v.parse(rewardsSchema, rewards);
}
