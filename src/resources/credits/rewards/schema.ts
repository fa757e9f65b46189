import * as v from 'valibot';
import { count, optionalDate, optionalText, recordWithId, text } from '@/lib/parse/field-schemas';

/** One reward of the balance. */
export const rewardSchema = v.pipe(
  recordWithId,
  v.object({
    /** '' when unknown. */
    id: text,
    status: optionalText,
    cycleCount: count,
    limit: count,
    crmPlanTag: optionalText,
    /** Epoch milliseconds; `null` when unknown. */
    lastRewardAt: optionalDate,
  }),
  v.transform((reward) => {
    const { status, cycleCount, limit } = reward;
    const isUsedUp = limit > 0 && cycleCount >= limit;
    return {
      ...reward,
      /**
       * Upper case: ACTIVE until the cycles are used up, then COMPLETE, or another value of the
       * server.
       */
      status: status?.toUpperCase() ?? (isUsedUp ? 'COMPLETE' : 'ACTIVE'),
    };
  }),
);

/** A monthly credit reward (docs/product/credits.md#rewards). */
export type Reward = v.InferOutput<typeof rewardSchema>;
