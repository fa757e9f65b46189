import { parse } from 'yaml';
import demoMembers from '../demo/members.yaml?raw';
import { ANSWER_FIELDS, type MockAnswers, type MockMember, type MockReward } from '../types';
import type { DemoEmail } from './demo-members';
import type { StackPlan } from './ledger';

/** The data of one demo member, with times relative to now. */
export interface DemoMemberData {
  company: string;
  phone: string;
  /**
   * Path below the asset bucket, or null for no picture; by default the portrait of the first name.
   */
  picture?: null;
  joinedDaysAgo: number;
  plan: MockMember['plan'];
  paymentDetailsCollected?: boolean;
  reservedTokens?: number;
  stacks: readonly StackPlan[];
  rewards?: readonly (Omit<MockReward, 'id' | 'lastRewardAt'> & { lastRewardDaysAgo: number })[];
  /** Missing for a member who has not been onboarded. */
  practice?: Practice;
  files?: readonly { fileName: string; size: number }[];
  /** The generated profile, Markdown; missing before it has been generated. */
  profile?: string;
}

/** The facts of a practice, each a part of a sentence. */
interface Practice {
  /** The name of the business if it is not the member's company. */
  business?: string;
  /** Completes "I spent …". */
  past: string;
  /** Completes "I started because …". */
  because: string;
  /** Completes "In five years …". */
  vision: string;
  /** Completes "We offer …". */
  services: string;
  customer: string;
  problem: string;
  brand: string;
  unique: string;
  message: string;
  offer: string;
  price: string;
  benefit: string;
  /** Null when the member has no second offer yet. */
  second: { offer: string; relation: string; price: string } | null;
  reach: string;
  action: string;
}

const MEMBERS = parse(demoMembers) as Readonly<
  Record<DemoEmail, Omit<DemoMemberData, 'stacks'> & { stacks?: readonly StackPlan[] }>
>;

/** Three years of monthly rewards: 36 grants and 9,964 uses are 10,000 transactions. */
const MONTHLY_STACKS: readonly StackPlan[] = Array.from({ length: 36 }, (_, month) => {
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

/** The data of a demo member; one without stacks of their own has a monthly one for three years. */
export function demoMemberData(email: DemoEmail): DemoMemberData {
  return { stacks: MONTHLY_STACKS, ...MEMBERS[email] };
}

/** The 19 answers of the questionnaire for a member's practice; blank ones without a practice. */
export function answersOf(name: string, { company, practice }: DemoMemberData): MockAnswers {
  if (!practice)
    return Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])) as MockAnswers;
  return {
    name,
    background: `I spent ${practice.past}.`,
    whyStartBusiness: `I started because ${practice.because}.`,
    longTermVision: `In five years ${practice.vision}.`,
    businessName: practice.business ?? company,
    productServices: `We offer ${practice.services}.`,
    targetCustomer: practice.customer,
    problemSolved: practice.problem,
    brandPerception: practice.brand,
    uniqueValueProp: practice.unique,
    coreMessage: practice.message,
    firstOffer: practice.offer,
    firstOfferPricing: practice.price,
    firstOfferBenefit: practice.benefit,
    secondOffer: practice.second?.offer ?? '',
    secondOfferRelation: practice.second?.relation ?? '',
    secondOfferPricing: practice.second?.price ?? '',
    customerReach: practice.reach,
    primaryAction: practice.action,
  };
}
