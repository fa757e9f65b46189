import * as v from 'valibot';
import { count, optionalText } from '@/lib/fields';

const wireStatus = v.looseObject({ status: optionalText, cycleCount: count, limit: count });

/**
 * The status of a reward as the server writes it, in capitals; without one it is ACTIVE until its
 * cycles are used up, then COMPLETE (credits specification, section 4). The dashboard's filters and
 * the rule that hides Subscribe both read it here.
 * @param reward as it came
 */
export function rewardStatus(reward: object): string {
  const { status, cycleCount, limit } = v.parse(wireStatus, reward);
  return status?.toUpperCase() ?? (limit > 0 && cycleCount >= limit ? 'COMPLETE' : 'ACTIVE');
}
