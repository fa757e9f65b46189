import * as v from 'valibot';
import { count, listOf, text } from '@/lib/fields';

const wireBalance = v.looseObject({
  success: v.fallback(v.boolean(), true),
  totalTokens: count,
  availableTokens: count,
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
}

/** `GET /tokens/balance`, bare or in `data`. An answer with success false can't be used. */
export const balanceSchema = v.pipe(
  v.looseObject({ data: v.optional(v.unknown()) }),
  v.transform((body) =>
    typeof body.data === 'object' && body.data !== null ? { ...body, ...body.data } : body,
  ),
  wireBalance,
  v.check(({ success }) => success),
  v.transform(
    (balance): Balance => ({
      totalTokens: balance.totalTokens,
      availableTokens: balance.availableTokens,
      reservedTokens: balance.reservedTokens,
      activeStackCount: balance.activeStacks.length,
      hasActiveReward: balance.rewards.some(({ status }) => status === 'ACTIVE'),
    }),
  ),
);

/** What the portal shows when the balance could not be loaded (core specification, section 4). */
export const ZERO_BALANCE: Balance = {
  totalTokens: 0,
  availableTokens: 0,
  reservedTokens: 0,
  activeStackCount: 0,
  hasActiveReward: false,
};

const wireAvailability = v.looseObject({
  success: v.fallback(v.boolean(), false),
  canAfford: v.fallback(v.boolean(), false),
  message: text,
});

/** Whether the member can afford one use of a platform. */
export type Availability = Pick<
  v.InferOutput<typeof wireAvailability>,
  'success' | 'canAfford' | 'message'
>;

export const availabilitySchema = wireAvailability;
