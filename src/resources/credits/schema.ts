import * as v from 'valibot';
import { count, field, flag, listOf, text, unlessFalse } from '@/lib/fields';

/** NaN when the answer doesn't tell. */
const figure = field((value) => Number(value ?? NaN));

const wireBalance = v.looseObject({
  success: unlessFalse,
  totalTokens: figure,
  availableTokens: figure,
  reservedTokens: count,
  activeStacks: listOf(v.looseObject({})),
  rewards: listOf(v.looseObject({ status: text })),
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
 * `GET /tokens/balance`, bare or in `data`. An answer with success false, or one that doesn't tell the
 * total, can't be used: it must not pass for an empty purse.
 */
export const balanceSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => Object.assign({}, body, Reflect.get(Object(body), 'data'))),
  wireBalance,
  v.check(({ success, totalTokens }) => success && totalTokens < Infinity),
  v.transform(({ totalTokens, availableTokens, reservedTokens, ...balance }): Balance => ({
    totalTokens: Math.max(0, totalTokens),
    // What is not reserved, where the answer leaves it out.
    availableTokens: Math.max(
      0,
      Number.isFinite(availableTokens) ? availableTokens : totalTokens - reservedTokens,
    ),
    reservedTokens,
    activeStackCount: balance.activeStacks.length,
    hasActiveReward: balance.rewards.some(({ status }) => status === 'ACTIVE'),
    rewards: balance.rewards,
  })),
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
