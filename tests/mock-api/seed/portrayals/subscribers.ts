import { noOutputs } from '../assets/groups';
import { fewOutputs } from '../assets/few';
import { mayaOutputs } from '../assets/maya';
import { CHLOE_ANSWERS, MARCUS_ANSWERS, NORA_ANSWERS } from '../people/coaches';
import { BEN_ANSWERS, INES_ANSWERS, TOM_ANSWERS } from '../people/consultants';
import { MAYA_ANSWERS, MAYA_FILES, MAYA_PROFILE } from '../people/maya';
import { ORDINARY, type Portrayal } from './portrayal';

const TRIAL_DONE = {
  status: 'COMPLETE',
  crmPlanTag: 'FREE-TRIAL-90',
  lastRewardDaysAgo: 132,
  cycleCount: 3,
  limit: 3,
} as const;

export const MAYA: Portrayal = {
  ...ORDINARY,
  company: 'Lindqvist Leadership Coaching',
  phone: '+46 8 555 014 22',
  picture: 'avatars/maya.svg',
  joinedDaysAgo: 226,
  plan: 'starter',
  stacks: [
    { source: 'welcome_bonus', amount: 250, used: 220, grantedDaysAgo: 120, expiresInDays: -30 },
    {
      source: 'subscription_reward',
      amount: 633,
      used: 633,
      grantedDaysAgo: 71,
      expiresInDays: -26,
    },
    { source: 'credit_purchase', amount: 666, used: 666, grantedDaysAgo: 58, expiresInDays: 32 },
    { source: 'subscription_reward', amount: 633, used: 570, grantedDaysAgo: 41, expiresInDays: 4 },
    { source: 'subscription_reward', amount: 633, used: 76, grantedDaysAgo: 10, expiresInDays: 35 },
    { source: 'credit_purchase', amount: 999, used: 532, grantedDaysAgo: 36, expiresInDays: 54 },
    { source: 'referral_bonus', amount: 200, used: 3, grantedDaysAgo: 9, expiresInDays: 91 },
  ],
  rewards: [TRIAL_DONE],
  answers: MAYA_ANSWERS,
  files: MAYA_FILES,
  profileData: MAYA_PROFILE,
  assets: mayaOutputs,
};

export const NORA: Portrayal = {
  ...ORDINARY,
  company: 'Eriksen Change Consulting',
  phone: '+47 22 55 01 46',
  picture: 'avatars/nora.svg',
  joinedDaysAgo: 74,
  plan: 'starter',
  reservedTokens: 12,
  stacks: [
    {
      source: 'subscription_reward',
      amount: 633,
      used: 633,
      grantedDaysAgo: 55,
      expiresInDays: -10,
    },
    {
      source: 'subscription_reward',
      amount: 633,
      used: 591,
      grantedDaysAgo: 24,
      expiresInDays: 21,
    },
  ],
  answers: NORA_ANSWERS,
  assets: noOutputs,
};

export const MARCUS: Portrayal = {
  ...ORDINARY,
  company: 'Webb Performance Coaching',
  phone: '+1 555 0148',
  picture: 'avatars/marcus.svg',
  joinedDaysAgo: 163,
  plan: 'pro',
  reservedTokens: 120,
  stacks: [
    {
      source: 'subscription_reward',
      amount: 1900,
      used: 1900,
      grantedDaysAgo: 44,
      expiresInDays: 1,
    },
    {
      source: 'subscription_reward',
      amount: 1900,
      used: 1830,
      grantedDaysAgo: 14,
      expiresInDays: 31,
    },
    { source: 'credit_purchase', amount: 333, used: 283, grantedDaysAgo: 20, expiresInDays: 70 },
  ],
  rewards: [
    {
      status: 'ACTIVE',
      crmPlanTag: 'PRO-STUDENT-12M',
      lastRewardDaysAgo: 14,
      cycleCount: 5,
      limit: 12,
    },
    TRIAL_DONE,
  ],
  answers: MARCUS_ANSWERS,
  assets: noOutputs,
};

export const CHLOE: Portrayal = {
  ...ORDINARY,
  company: 'Martin Career Studio',
  phone: '+33 1 55 50 01 39',
  picture: 'avatars/chloe.svg',
  joinedDaysAgo: 96,
  plan: 'starter',
  stacks: [
    {
      source: 'subscription_reward',
      amount: 633,
      used: 633,
      grantedDaysAgo: 58,
      expiresInDays: -13,
    },
    {
      source: 'subscription_reward',
      amount: 633,
      used: 602,
      grantedDaysAgo: 28,
      expiresInDays: 17,
    },
  ],
  answers: CHLOE_ANSWERS,
  assets: noOutputs,
};

export const TOM: Portrayal = {
  ...ORDINARY,
  company: 'Okafor Operations',
  phone: '+44 20 7946 0153',
  picture: 'avatars/tom.svg',
  joinedDaysAgo: 118,
  plan: 'starter',
  stacks: [
    {
      source: 'subscription_reward',
      amount: 633,
      used: 633,
      grantedDaysAgo: 27,
      expiresInDays: 18,
    },
    { source: 'credit_purchase', amount: 333, used: 333, grantedDaysAgo: 19, expiresInDays: 71 },
  ],
  answers: TOM_ANSWERS,
  assets: noOutputs,
};

export const INES: Portrayal = {
  ...ORDINARY,
  company: 'Duarte Pricing',
  phone: '+351 21 555 0127',
  picture: 'avatars/ines.svg',
  joinedDaysAgo: 205,
  plan: 'pro',
  stacks: [
    { source: 'welcome_bonus', amount: 25, used: 25, grantedDaysAgo: 204, expiresInDays: -114 },
    {
      source: 'subscription_reward',
      amount: 1900,
      used: 1412,
      grantedDaysAgo: 78,
      expiresInDays: -33,
    },
    {
      source: 'subscription_reward',
      amount: 1900,
      used: 264,
      grantedDaysAgo: 47,
      expiresInDays: -2,
    },
  ],
  answers: INES_ANSWERS,
  assets: noOutputs,
};

export const BEN: Portrayal = {
  ...ORDINARY,
  company: 'Achterberg Finance for Founders',
  phone: '+31 20 555 0163',
  picture: null,
  joinedDaysAgo: 61,
  plan: 'starter',
  stacks: [
    {
      source: 'welcome_bonus',
      amount: 100,
      used: 40,
      grantedDaysAgo: 60,
      expiresInDays: 30,
      disabled: true,
    },
    { source: 'subscription_reward', amount: 633, used: 93, grantedDaysAgo: 17, expiresInDays: 28 },
  ],
  answers: BEN_ANSWERS,
  assets: fewOutputs,
};
