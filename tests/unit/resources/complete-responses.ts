import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';

/**
 * One complete response of each kind: every field is present, with a value other than its fallback.
 */

const CREATED = '2026-11-21T09:42:00.000Z';

export const reward = {
  id: 'r1',
  status: 'ACTIVE',
  crmPlanTag: 'PRO-STUDENT-12M',
  lastRewardAt: '2026-11-12T08:00:00.000Z',
  cycleCount: 5,
  limit: 12,
};

export const balance = {
  success: true,
  availableTokens: 1200,
  reservedTokens: 84,
  activeStacks: [{ id: 's1' }, { id: 's2' }],
  rewards: [{ status: 'COMPLETE' }, reward],
};

export const stack = {
  id: 's1',
  source: 'subscription_reward',
  tokenAmount: 633,
  remainingTokens: 60,
  usedTokens: 570,
  usagePercentage: 88,
  expiresAt: '2026-11-25T12:00:00.000Z',
  isExpired: false,
  daysUntilExpiry: 4,
  status: 'active',
};

export const stackSummary = { totalRemaining: 63, totalUsed: 571, activeStacks: 11 };

export const platformCost = {
  platformId: 'value-ladder',
  name: 'Value Ladder Agent',
  unit: 'per ladder',
  tokenCost: 8,
  isFreeTool: true,
  hasFeatureCosts: true,
};

export const transaction = {
  id: 't1',
  transactionId: 'txn_t1',
  description: 'Ladder for a leadership program',
  platformId: 'value-ladder',
  category: 'usage',
  isCredit: false,
  formattedAmount: '-8.00',
  formattedDate: 'Nov 20, 2026',
  balanceBefore: 1292,
  balanceAfter: 1283,
  createdAt: CREATED,
};

export const groupedPlatform = {
  platformName: 'Value Ladder Agent',
  transactionCount: 3,
  totalAmount: -24,
  isCredit: false,
  transactions: [transaction],
};

export const groupedDay = {
  date: '2026-11-21',
  formattedDate: 'Saturday, Nov 21',
  totalTransactions: 3,
  totalAmount: -24,
  individualTransactions: [transaction],
  platforms: [groupedPlatform],
};

export const preset = { credits: 801, label: 'Weekend', description: 'One idea', isPopular: true };

export const creditConfig = {
  _id: 'c1',
  name: 'standard',
  isActive: true,
  createdAt: CREATED,
  updatedAt: '2026-10-18T12:00:00.000Z',
  slider: { min: 20, max: 200, step: 10, default: 40 },
  creditRate: { creditsPerDollar: 40, minimumCredits: 800, maximumCredits: 8000 },
  presets: [{ ...preset, amount: 20 }],
  currency: { symbol: '€', code: 'EUR' },
  modal: { title: 'T', subtitle: 'S', buttonText: 'B', securityText: 'N' },
  stripe: { enabled: false, productId: 'prod_1', successUrl: '/yes', cancelUrl: '/no' },
};

export const plan = {
  _id: 'p1',
  name: 'pro',
  description: 'For a full calendar.',
  price: 79,
  credits: 1900,
  features: ['Priority support'],
  isPopular: true,
  stripe: { productId: 'prod_1' },
};

export const subscriptionStatus = {
  canPurchaseCredits: true,
  hasActiveSubscription: true,
  userPlanType: 'pro_plan',
};

export const user = {
  _id: 'u1',
  username: 'maya',
  email: 'maya@example.org',
  profilePic: '"maya.png"',
  name: 'Maya',
  fullName: 'Maya Lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  intercomJWTToken: 'jwt',
  createdAt: CREATED,
  company: 'Lindqvist Coaching',
  phone: '+46 8 123 45 67',
  subscriptionPlan: 'pro',
  userType: 'paid',
};

export const answers = Object.fromEntries(
  ANSWER_FIELDS.map((field) => [field, `The answer ${field}`]),
);

export const onboarding = {
  ...answers,
  uploadedFiles: [{ id: 'f1', fileName: 'plan.pdf' }],
  profileData: '# Maya',
  updatedAt: CREATED,
};

export const salesOutput = {
  id: 'o1',
  companyName: 'Norrby Analytics',
  scriptContent: 'Ask why now.',
  callTranscript: 'Maya: Why?',
  responses: { feedbackOnCall: 'Well done.', opportunityOnCall: 'A second call.' },
  createdAt: CREATED,
};

export const workflow = {
  id: 'o2',
  workflowId: 'follow-up-after-calls',
  steps: [{ name: 'Write', description: 'A mail.', toolRecommendations: ['Mailer'] }],
  analysis: 'Slow.',
  recommendations: ['Do it on the same day.'],
  costAnalysis: { manualWorkflowCost: 60, weeklySavings: 96 },
  diagram: { diagramUrl: 'https://media.example/diagram.svg' },
  tools: ['Mailer'],
  createdAt: CREATED,
};

export const assessment = {
  id: 'o3',
  category: 'Leadership',
  consultant: 'Maya Lindqvist',
  summary: 'Strong.',
  createdAt: CREATED,
};

export const brandStory = { id: 'o4', BrandStory: 'The beginning', createdAt: CREATED };
