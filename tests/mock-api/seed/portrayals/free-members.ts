import { noOutputs } from '../assets/groups';
import { AMARA_ANSWERS, GRACE_ANSWERS, LENA_ANSWERS, RAVI_ANSWERS } from '../people/free-members';
import { ORDINARY, type Portrayal } from './portrayal';

export const LENA: Portrayal = {
  ...ORDINARY,
  company: 'Hartmann Health Coaching',
  phone: '+49 30 5550 0171',
  picture: 'avatars/lena.svg',
  joinedDaysAgo: 41,
  plan: null,
  stacks: [
    {
      source: 'welcome_bonus',
      amount: 25,
      used: 25,
      grantedDaysAgo: 40,
      expiresInDays: 50,
      uses: 6,
    },
  ],
  answers: LENA_ANSWERS,
  assets: noOutputs,
};

export const RAVI: Portrayal = {
  ...ORDINARY,
  company: 'Menon Mentoring',
  phone: '+91 80 5550 0118',
  picture: 'avatars/ravi.svg',
  joinedDaysAgo: 23,
  plan: null,
  stacks: [
    {
      source: 'welcome_bonus',
      amount: 25,
      used: 18,
      grantedDaysAgo: 22,
      expiresInDays: 68,
      uses: 4,
    },
    { source: 'referral_bonus', amount: 18, used: 0, grantedDaysAgo: 3, expiresInDays: 87 },
  ],
  answers: RAVI_ANSWERS,
  assets: noOutputs,
};

export const GRACE: Portrayal = {
  ...ORDINARY,
  company: 'Grace Kim Speaks',
  phone: '+1 555 0192',
  picture: 'avatars/grace.svg',
  joinedDaysAgo: 44,
  plan: null,
  stacks: [
    { source: 'trial_reward', amount: 333, used: 333, grantedDaysAgo: 42, expiresInDays: 3 },
    { source: 'trial_reward', amount: 333, used: 121, grantedDaysAgo: 12, expiresInDays: 33 },
  ],
  rewards: [
    {
      status: 'ACTIVE',
      crmPlanTag: 'FREE-TRIAL-90',
      lastRewardDaysAgo: 12,
      cycleCount: 2,
      limit: 3,
    },
  ],
  answers: GRACE_ANSWERS,
  assets: noOutputs,
};

export const JONAS: Portrayal = {
  ...ORDINARY,
  company: 'Weberwerk',
  phone: '+49 89 5550 0105',
  picture: 'avatars/jonas.svg',
  joinedDaysAgo: 0,
  plan: null,
  paymentDetailsCollected: false,
  stacks: [],
  answers: null,
  assets: noOutputs,
};

export const AMARA: Portrayal = {
  ...ORDINARY,
  company: 'Nwosu Leadership Lab',
  phone: '+234 1 555 0184',
  picture: 'avatars/amara.svg',
  joinedDaysAgo: 2,
  plan: null,
  paymentDetailsCollected: false,
  stacks: [
    { source: 'welcome_bonus', amount: 25, used: 4, grantedDaysAgo: 2, expiresInDays: 88, uses: 1 },
  ],
  answers: AMARA_ANSWERS,
  assets: noOutputs,
};
