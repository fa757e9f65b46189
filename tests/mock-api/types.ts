/**
 * The records of the mock API's in-memory database. The fields that the portal reads have the types
 * of its schemas. Dates are epoch milliseconds, which serializers format as ISO texts. Amounts of
 * money are US dollars unless a name ends in cents; credits are integers.
 */
import type { ResponseBody } from '@mock-api/response-body';
import type { creditConfigSchema, presetFields } from '@/resources/credit-config/schema';
import type { rewardSchema } from '@/resources/credits/rewards/schema';
import type { transactionSchema } from '@/resources/credits/transactions/schema';
import { answersSchema } from '@/resources/onboarding/schema';
import type { planSchema } from '@/resources/subscription/plans/schema';
import type { toolSchema } from '@/resources/tools/schema';

/**
 * `url` is '' or `Coming Soon...` for a tool that can't be launched yet, `image` for one without.
 */
export interface MockTool extends ResponseBody<typeof toolSchema> {
  /** Credits that one use costs; 0 for a free tool. */
  tokenCost: number;
  unit: string;
  /**
   * Credits that one use of a feature costs, by `featureId`; empty where all uses cost the same.
   */
  featureCosts: Readonly<Record<string, number>>;
}

type PlanName = 'free' | 'starter' | 'pro' | 'elite';

export interface MockPlan extends Omit<ResponseBody<typeof planSchema>, 'stripe'> {
  name: PlanName;
  stripeProductId: string;
}

export interface MockStack {
  id: string;
  source: string;
  tokenAmount: number;
  usedTokens: number;
  expiresAt: number;
  disabled: boolean;
  /** Whether the expiry has a transaction. */
  isWrittenOff: boolean;
}

export interface MockTransaction extends Pick<
  ResponseBody<typeof transactionSchema>,
  'description' | 'platformId' | 'category' | 'isCredit' | 'balanceBefore' | 'balanceAfter'
> {
  id: string;
  /** Credits, always positive; `isCredit` is the sign. */
  amount: number;
  createdAt: number;
}

export interface MockReward extends Omit<ResponseBody<typeof rewardSchema>, 'lastRewardAt'> {
  status: 'ACTIVE' | 'COMPLETE';
  lastRewardAt: number;
}

export type MockAnswers = ResponseBody<typeof answersSchema>;
export type AnswerField = keyof MockAnswers;

/** The answers of the questionnaire, in the order of its steps. */
export const ANSWER_FIELDS = Object.keys(answersSchema.pipe[1].entries) as readonly AnswerField[];

interface MockUploadedFile {
  id: string;
  fileName: string;
  size: number;
}

interface MockOnboarding {
  id: string;
  answers: MockAnswers;
  uploadedFiles: MockUploadedFile[];
  /** The generated profile, Markdown. */
  profileData: string;
  createdAt: number;
  updatedAt: number;
}

/** The groups of `GET /user-assets`, as in the response. */
export type MockAssets = Record<string, unknown>;

export interface MockMember {
  id: string;
  /** The name of this member on the login page. */
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
  /** `free_plan` in responses when null. */
  plan: Exclude<PlanName, 'free'> | null;
  canPurchaseCredits: boolean;
  /** Credits that running processes have reserved; at most the sum of the stacks. */
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
  /** The pair before the last refresh, valid until `until` for requests of another tab. */
  previous: (MockTokens & { until: number }) | null;
}

/** A mailed reset link; the control page shows it. */
interface MockMail {
  to: string;
  token: string;
  link: string;
  sentAt: number;
  expiresAt: number;
  used: boolean;
}

interface MockAttempts {
  count: number;
  /** The end of the rate limit in epoch milliseconds; 0 without one. */
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
  /** Whether the credits or the plan have been granted. */
  settled: boolean;
  /**
   * The time at which the provider confirms a paid checkout; in the future for a late confirmation.
   */
  confirmsAt: number;
}

export interface MockCreditConfig extends Omit<
  ResponseBody<typeof creditConfigSchema>,
  'createdAt' | 'updatedAt' | 'presets'
> {
  createdAt: number;
  updatedAt: number;
  presets: ResponseBody<typeof presetFields>[];
}

/** The kinds of simulated failures; see the README of this folder. */
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

interface MockFailure {
  /**
   * A path below the API base (`/getTools`), a route as the control page lists it
   * (`/getTool/:id`), a prefix with a star (`/tokens/*`), or `*` for every request.
   */
  path: string;
  /** Any method when null. */
  method: string | null;
  kind: FailureKind;
  /** Milliseconds of a slow response or seconds of a rate limit; null for the default. */
  value: number | null;
  /** The number of responses that still fail; null for no limit. */
  times: number | null;
}

/** A logged request. */
export interface MockCall {
  method: string;
  /** Below the API base, without the query. */
  path: string;
  /** With the question mark; '' without a query. */
  query: string;
  /** Null while the response is pending, 0 for a dropped connection. */
  status: number | null;
  at: number;
  /** The parsed JSON body; null for another type. */
  body: unknown;
}

/** The database of one sandbox, created from the seed on its first request. */
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
  /** Captcha tokens that were used. */
  usedCaptchas: Set<string>;
  mails: MockMail[];
  /** Lifetime of an access cookie in seconds. */
  accessSeconds: number;
  /** Seconds between Pay and the provider's confirmation. */
  confirmSeconds: number;
  /** Generated tools that replace those of the seed; null for those of the seed. */
  toolCount: number | null;
  /** Milliseconds between the chunks of a generated profile. */
  streamPause: number;
  /** The shape of `tokenStacks`: grouped by state or a list (docs/product/credits.md#stacks). */
  stackShape: 'grouped' | 'list';
  /** Uploaded profile pictures by path. */
  pictures: Record<string, { type: string; bytes: Uint8Array<ArrayBuffer> }>;
  calls: MockCall[];
}
