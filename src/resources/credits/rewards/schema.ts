import * as v from 'valibot';
import { listOf, optionalDate, optionalText, recordWithId, text } from '@/lib/parse/field-schemas';
import { rewardStatus } from '@/resources/credits/reward-status';
import { rewardStatusFields } from '@/resources/credits/schema';

/** One reward of the balance. */
export const rewardSchema = v.pipe(
  recordWithId,
  v.object({
    /** '' when unknown. */
    id: text,
    ...rewardStatusFields.entries,
    crmPlanTag: optionalText,
    /** Epoch milliseconds; `null` when unknown. */
    lastRewardAt: optionalDate,
  }),
  v.transform((reward) => ({
    ...reward,
    /** Upper case: ACTIVE, COMPLETE or another value of the server. */
    status: rewardStatus(reward),
  })),
);

/** A monthly credit reward (docs/product/credits.md#rewards). */
export type Reward = v.InferOutput<typeof rewardSchema>;

const rewardsSchema = listOf(rewardSchema);

/** Parses the rewards of the balance; a `select` for its query. */
export function readRewards({ rewards }: { rewards: unknown }): Reward[] {
  return v.parse(rewardsSchema, rewards);
}
