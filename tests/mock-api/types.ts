/**
 * The records of the in-memory database behind the mock API. Dates are epoch milliseconds here;
 * handlers turn them into the wire's ISO texts. Amounts of money are US dollars unless a name
 * says cents; credits are whole numbers.
 */

export interface MockTool {
  id: string;
  name: string;
  description: string;
  /** File name below the media base, or the wire's `Coming Soon...`. */
  image: string;
  /** Launch address, or '' / `Coming Soon...` for a tool that is not out yet. */
  url: string;
  /** The first one is the category. */
  hashtags: string[];
  platformId: string;
  isFree: boolean;
  /** Credits that one use costs; 0 for a free tool. */
  tokenCost: number;
  unit: string;
  /** Credits that one use of a feature costs, by `featureId`; empty where all uses cost the same. */
  featureCosts: Readonly<Record<string, number>>;
}

export type PlanName = 'free' | 'starter' | 'pro' | 'elite';

export interface MockPlan {
  id: string;
  name: PlanName;
  description: string;
  /** Dollars per month. */
  price: number;
  /** Credits per month. */
  credits: number;
  features: string[];
  isPopular: boolean;
  stripeProductId: string;
}

export interface MockStack {
  id: string;
  source: string;
  tokenAmount: number;
  usedTokens: number;
  expiresAt: number;
  disabled: boolean;
  /** Whether a transaction says that what was left is gone. */
  isWrittenOff: boolean;
}

export interface MockTransaction {
  id: string;
  description: string;
  platformId: string;
  category: string;
  isCredit: boolean;
  /** Credits, always positive; `isCredit` carries the sign. */
  amount: number;
  createdAt: number;
  balanceBefore: number;
  balanceAfter: number;
}

export interface MockReward {
  id: string;
  status: 'ACTIVE' | 'COMPLETE';
  crmPlanTag: string;
  lastRewardAt: number;
  cycleCount: number;
  limit: number;
}

/** The 19 answers of the questionnaire, in the order of its steps. */
export const ANSWER_FIELDS = [
  'name',
  'background',
  'whyStartBusiness',
  'longTermVision',
  'businessName',
  'productServices',
  'targetCustomer',
  'problemSolved',
  'brandPerception',
  'uniqueValueProp',
  'coreMessage',
  'firstOffer',
  'firstOfferPricing',
  'firstOfferBenefit',
  'secondOffer',
  'secondOfferRelation',
  'secondOfferPricing',
  'customerReach',
  'primaryAction',
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];
export type MockAnswers = Record<AnswerField, string>;

export interface MockUploadedFile {
  id: string;
  fileName: string;
  size: number;
}

export interface MockOnboarding {
  id: string;
  answers: MockAnswers;
  uploadedFiles: MockUploadedFile[];
  /** The generated profile, Markdown. */
  profileData: string;
  createdAt: number;
  updatedAt: number;
}

/** One group of `GET /user-assets`, as it goes over the wire. */
export type MockAssets = Record<string, unknown>;

export interface MockMember {
  id: string;
  /** What the README and the login page call this member. */
  label: string;
  username: string;
  email: string;
  password: string;
  company: string;
  phone: string;
  /** Path below the asset bucket, or null for no picture. */
  picture: string | null;
  createdAt: number;
  isOnboarded: boolean;
  paymentDetailsCollected: boolean;
  /** `free_plan` on the wire when null. */
  plan: Exclude<PlanName, 'free'> | null;
  canPurchaseCredits: boolean;
  /** Credits held by running processes; never more than the stacks hold. */
  reservedTokens: number;
  stacks: MockStack[];
  transactions: MockTransaction[];
  rewards: MockReward[];
  onboarding: MockOnboarding;
  assets: MockAssets;
}

/** One pair of cookies. */
export interface MockTokens {
  accessToken: string;
  accessExpiresAt: number;
  refreshToken: string;
  refreshExpiresAt: number;
}

export interface MockSession extends MockTokens {
  memberId: string;
  /** The pair before the last refresh, still accepted until `until` so that two tabs don't lose. */
  previous: (MockTokens & { until: number }) | null;
}

/** A reset link that was "mailed"; the control page shows it. */
export interface MockMail {
  to: string;
  token: string;
  link: string;
  sentAt: number;
  expiresAt: number;
  used: boolean;
}

export interface MockAttempts {
  count: number;
  /** Sign-ins are refused until then; 0 when they are not. */
  blockedUntil: number;
}

export interface MockCheckout {
  /** The `session_id` of the result page. */
  id: string;
  kind: 'credits' | 'subscription';
  memberId: string;
  /** Dollars. */
  amount: number;
  credits: number;
  planId: string | null;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'paid' | 'cancelled';
  /** Set once the credits or the plan have been handed over. */
  settled: boolean;
  /** When the provider confirms a paid checkout; late confirmations lie in the future. */
  confirmsAt: number;
}

export interface MockCreditConfig {
  id: string;
  name: string;
  isActive: boolean;
  createdAt: number;
  updatedAt: number;
  slider: { min: number; max: number; step: number; default: number };
  creditRate: { creditsPerDollar: number; minimumCredits: number; maximumCredits: number };
  presets: {
    amount: number;
    credits: number;
    label: string;
    description: string;
    isPopular: boolean;
  }[];
  currency: { symbol: string; code: string };
  modal: { title: string; subtitle: string; buttonText: string; securityText: string };
  stripe: { enabled: boolean; productId: string; successUrl: string; cancelUrl: string };
}

/** A failure that one browser session asked for; see the README of this folder. */
export const FAILURE_KINDS = [
  'slow',
  'unauthorized',
  'bad-request',
  'rate-limited',
  'too-many',
  'server-error',
  'html',
  'malformed',
  'empty',
  'cut-off',
  'offline',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface MockFailure {
  /**
   * A path below the API base (`/getTools`), a route as the control page lists it
   * (`/getTool/:id`), a beginning with a star (`/tokens/*`), or `*` for every call.
   */
  path: string;
  /** Any method when null. */
  method: string | null;
  kind: FailureKind;
  /** Milliseconds of a slow answer, seconds of a rate limit; null takes the default. */
  value: number | null;
  /** How many answers are still to fail; null until cleared. */
  times: number | null;
}

/** A call that a browser session made, for tests that count them. */
export interface MockCall {
  method: string;
  /** Below the API base, without the query. */
  path: string;
  /** With its question mark; '' when there is none. */
  query: string;
  /** Null while the answer is under way, 0 for a connection that was dropped. */
  status: number | null;
  at: number;
  /** The parsed JSON body; null for any other. */
  body: unknown;
}

/** Everything that one browser session sees; created from the seed on its first request. */
export interface MockDatabase {
  tools: readonly MockTool[];
  plans: readonly MockPlan[];
  members: MockMember[];
  creditConfigs: MockCreditConfig[];
  sessions: MockSession[];
  checkouts: MockCheckout[];
  failures: MockFailure[];
  /** Failed sign-ins by e-mail, for the rate limit. */
  loginAttempts: Record<string, MockAttempts>;
  /** Captcha tokens that were already presented. */
  usedCaptchas: Set<string>;
  mails: MockMail[];
  /** Lifetime of an access cookie in seconds. */
  accessSeconds: number;
  /** Seconds between Pay and the provider's confirmation. */
  confirmSeconds: number;
  /** Tools on request in place of the seed's; null for the seed's own. */
  toolCount: number | null;
  /** Milliseconds between the chunks of a generated profile. */
  streamPause: number;
  /** Both shapes of `tokenStacks` are allowed (credits specification, section 4). */
  stackShape: 'grouped' | 'list';
  /** Uploaded profile pictures by path. */
  pictures: Record<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>;
  calls: MockCall[];
}
