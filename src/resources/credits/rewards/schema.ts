import * as v from 'valibot';
import { count, listOf, optionalText, recordId } from '@/lib/fields';
import { optionalDate, record } from '@/lib/optional-fields';
import type { Balance } from '../schema';
import { rewardStatus } from './status';

const rewardFields = v.looseObject({
  crmPlanTag: optionalText,
  lastRewardAt: optionalDate,
  cycleCount: count,
  limit: count,
});

/** A monthly credit reward (docs/product/credits.md#rewards). */
export interface Reward {
  /** '' when unknown. */
  id: string;
  /** Upper case: ACTIVE, COMPLETE or another value of the server. */
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
  rewardFields,
  v.transform((reward): Reward => {
    const { crmPlanTag, lastRewardAt, cycleCount, limit } = reward;
    const status = rewardStatus(reward);
    return { id: recordId(reward), status, crmPlanTag, lastRewardAt, cycleCount, limit };
  }),
);

const rewardsSchema = listOf(rewardSchema);

/** Parses the rewards of the balance; a `select` for its query. */
export function readRewards({ rewards }: Pick<Balance, 'rewards'>): Reward[] {
  return v.parse(rewardsSchema, rewards);
}
