import * as v from 'valibot';
import { count, optionalText } from '@/lib/fields';

const statusFields = v.looseObject({ status: optionalText, cycleCount: count, limit: count });

/**
 * The status of a reward in upper case; without one, ACTIVE until its cycles are used up, then
 * COMPLETE (docs/product/credits.md#rewards).
 * @param reward not validated
 */
export function rewardStatus(reward: object): string {
  const { status, cycleCount, limit } = v.parse(statusFields, reward);
  return status?.toUpperCase() ?? (limit > 0 && cycleCount >= limit ? 'COMPLETE' : 'ACTIVE');
}
