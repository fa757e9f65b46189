import { manyOutputs } from '../assets/many';
import type { StackPlan } from '../ledger';
import { VICTOR_ANSWERS, VICTOR_PROFILE } from '../people/victor';
import { ORDINARY, type Portrayal } from './portrayal';

/** Three years of monthly rewards: 36 grants and 9,964 uses are 10,000 transactions. */
const STACKS: readonly StackPlan[] = Array.from({ length: 36 }, (_, month) => {
  const grantedDaysAgo = (35 - month) * 30 + 12;
  const isCurrent = month === 35;
  return {
    source: 'subscription_reward',
    amount: 5400,
    used: isCurrent ? 1912 : 5400,
    grantedDaysAgo,
    expiresInDays: 45 - grantedDaysAgo,
    uses: isCurrent ? 129 : 281,
  };
});

export const VICTOR: Portrayal = {
  ...ORDINARY,
  company: 'Almeida Sales Academy',
  phone: '+55 11 5550 0136',
  picture: 'avatars/victor.svg',
  joinedDaysAgo: 1094,
  plan: 'elite',
  stacks: STACKS,
  rewards: [
    { status: 'ACTIVE', crmPlanTag: 'ELITE-36M', lastRewardDaysAgo: 12, cycleCount: 36, limit: 48 },
  ],
  answers: VICTOR_ANSWERS,
  profileData: VICTOR_PROFILE,
  assets: manyOutputs,
};
