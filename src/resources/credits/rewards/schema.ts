import * as v from 'valibot';
import { count, listOf, optionalText, recordId } from '@/lib/fields';
import { optionalDate, record } from '@/lib/optional-fields';
import type { Balance } from '../schema';
import { rewardStatus } from './status';

const wireReward = v.looseObject({
  crmPlanTag: optionalText,
  lastRewardAt: optionalDate,
  cycleCount: count,
  limit: count,
});

/** A monthly credit reward (credits specification, section 3). */
export interface Reward {
  /** '' when it came without one. */
  id: string;
  /** In capitals: ACTIVE, COMPLETE, or whatever else the server writes. */
  status: string;
  crmPlanTag: string | null;
  /** Epoch milliseconds; `null` when unknown. */
  lastRewardAt: number | null;
  cycleCount: number;
  /** 0 when unknown. */
  limit: number;
}

const rewardSchema = v.pipe(
  record,
  wireReward,
  v.transform((reward): Reward => {
    const { crmPlanTag, lastRewardAt, cycleCount, limit } = reward;
    const status = rewardStatus(reward);
    return { id: recordId(reward), status, crmPlanTag, lastRewardAt, cycleCount, limit };
  }),
);

const rewardsSchema = listOf(rewardSchema);

/** The rewards that came with the balance: a `select` for its query. */
export function rewardsOf({ rewards }: Pick<Balance, 'rewards'>): Reward[] {
  return v.parse(rewardsSchema, rewards);
}
