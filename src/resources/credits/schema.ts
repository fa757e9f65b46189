import * as v from 'valibot';
import { count, listOf, optionalNumber, record, trueUnlessFalse } from '@/lib/parse/field-schemas';
import { rewardSchema } from './rewards/schema';

/** The fields of the balance. */
const balanceFields = v.looseObject({
  success: trueUnlessFalse,
  totalTokens: optionalNumber,
  availableTokens: optionalNumber,
  reservedTokens: count,
  activeStacks: listOf(record),
  rewards: listOf(rewardSchema),
});

/**
 * `GET /tokens/balance`, top level or in `data`. Fails for `success: false` and without a total, so
 * that neither counts as a balance of zero.
 */
export const balanceSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => Object.assign({}, body, Reflect.get(Object(body), 'data'))),
  balanceFields,
  v.check(({ success, totalTokens }) => success && totalTokens !== null),
  v.transform(({ totalTokens, availableTokens, reservedTokens, ...balance }) => {
    const total = totalTokens ?? 0;
    return {
      /** Below zero when it is overdrawn. */
      totalTokens: total,
      // If `availableTokens` is missing, it is the total less the reserved credits. Reserving
      // credits does not overdraw the balance.
      availableTokens: Math.max(Math.min(total, 0), availableTokens ?? total - reservedTokens),
      reservedTokens,
      activeStackCount: balance.activeStacks.length,
      hasActiveReward: balance.rewards.some(({ status }) => status === 'ACTIVE'),
      rewards: balance.rewards,
    };
  }),
);

/** The member's credits (docs/product/credits.md#balance). */
export type Balance = v.InferOutput<typeof balanceSchema>;

/** Shown when the balance could not be loaded (docs/product/credits.md#balance). */
export const ZERO_BALANCE: Balance = {
  totalTokens: 0,
  availableTokens: 0,
  reservedTokens: 0,
  activeStackCount: 0,
  hasActiveReward: false,
  rewards: [],
};
