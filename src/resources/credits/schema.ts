import * as v from 'valibot';
import { count, flag, listOf, text, trueUnlessFalse } from '@/lib/fields';
import { optionalNumber, record } from '@/lib/optional-fields';
import { rewardStatus } from './rewards/status';

/** Anything with fields, as it came. */
const entries = listOf(v.pipe(record, v.looseObject({})));

const wireBalance = v.looseObject({
  success: trueUnlessFalse,
  totalTokens: optionalNumber,
  availableTokens: optionalNumber,
  reservedTokens: count,
  activeStacks: entries,
  rewards: entries,
});

/** The member's credits in whole numbers (core specification, section 3). */
export interface Balance {
  totalTokens: number;
  availableTokens: number;
  reservedTokens: number;
  activeStackCount: number;
  hasActiveReward: boolean;
  /** As they came; rewards/schema.ts reads them where they are shown. */
  rewards: readonly object[];
}

/**
 * `GET /tokens/balance`, bare or in `data`. A response with success false, or without a usable
 * total, is a failed load: it must not count as a balance of zero.
 */
export const balanceSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => Object.assign({}, body, Reflect.get(Object(body), 'data'))),
  wireBalance,
  v.check(({ success, totalTokens }) => success && totalTokens !== null),
  v.transform(({ totalTokens, availableTokens, reservedTokens, ...balance }): Balance => {
    const total = totalTokens ?? 0;
    return {
      totalTokens: Math.max(0, total),
      // What is not reserved, where the response leaves it out.
      availableTokens: Math.max(0, availableTokens ?? total - reservedTokens),
      reservedTokens,
      activeStackCount: balance.activeStacks.length,
      hasActiveReward: balance.rewards.some((reward) => rewardStatus(reward) === 'ACTIVE'),
      rewards: balance.rewards,
    };
  }),
);

/** What the portal shows when the balance could not be loaded (core specification, section 4). */
export const ZERO_BALANCE: Balance = {
  totalTokens: 0,
  availableTokens: 0,
  reservedTokens: 0,
  activeStackCount: 0,
  hasActiveReward: false,
  rewards: [],
};

const wireAvailability = v.looseObject({
  success: flag,
  canAfford: flag,
  message: text,
});

/** Whether the member can afford one use of a platform. */
export type Availability = Pick<
  v.InferOutput<typeof wireAvailability>,
  'success' | 'canAfford' | 'message'
>;

export const availabilitySchema = wireAvailability;
