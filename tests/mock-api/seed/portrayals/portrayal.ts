import type { MockAnswers, MockAssets, MockMember, MockReward } from '../../types';
import type { StackPlan } from '../ledger';

/** The data of one demo member, with times relative to now. */
export interface Portrayal {
  company: string;
  phone: string;
  /** Path below the asset bucket, or null for no picture. */
  picture: string | null;
  joinedDaysAgo: number;
  plan: MockMember['plan'];
  paymentDetailsCollected: boolean;
  reservedTokens: number;
  stacks: readonly StackPlan[];
  rewards: readonly (Omit<MockReward, 'id' | 'lastRewardAt'> & { lastRewardDaysAgo: number })[];
  /** Null for a member who has not been onboarded. */
  answers: MockAnswers | null;
  files: readonly { fileName: string; size: number }[];
  /** The generated profile, Markdown; empty before it has been generated. */
  profileData: string;
  assets: (now: number) => MockAssets;
}

/** The defaults of a portrayal. */
export const ORDINARY = {
  paymentDetailsCollected: true,
  reservedTokens: 0,
  rewards: [],
  files: [],
  profileData: '',
} as const satisfies Partial<Portrayal>;
