import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import * as endpoints from '@/config/endpoints';
import { readUser } from '@/resources/session/schema';
import { validatorAt } from '@mock-api/contract';
import { examples, operations, type Operation } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';
import { apiCalls, type ReadOperation } from '../../helpers/requests';

const api = setupMockApi();
/** An outcome with the server's message for the member. */
const rejected = (message: string) => ({
  error: expect.objectContaining({
    body: expect.objectContaining({ message }) as unknown,
  }) as unknown,
});

/** The parsed result of each example of a success body. */
const expectations: Record<ReadOperation, Record<string, unknown>> = {
  verifyToken: {
    inUser: { id: 'm1', username: 'Maya Lindqvist', email: 'maya@example.com' },
    inData: { id: 'm1', username: 'Maya Lindqvist', email: 'maya@example.com' },
    bare: { id: 'm1', profilePic: '"avatars/maya.svg"', userType: 'paid' },
  },
  getUser: { bare: { id: 'm1', userType: 'paid' } },
  requestResetLink: { done: 'Done.' },
  getUserData: {
    complete: { isOnboarded: true, paymentDetailsCollected: true },
    firstVisit: { isOnboarded: false, paymentDetailsCollected: false },
  },
  getTools: {
    two: [
      {
        id: 't1',
        hashtags: ['Sales and Marketing Tools', 'pricing'],
        platformId: 'value-ladder',
      },
      { id: 't2', description: '', image: 'Coming Soon...', url: 'Coming Soon...', hashtags: [] },
    ],
  },
  getTool: { tool: { id: 't1', url: 'https://tools.example.com/value-ladder', isFree: false } },
  searchTools: {
    found: [{ id: 't1', name: 'Value Ladder Agent', description: 'Lays your services out.' }],
    none: [],
  },
  getBalance: {
    subscriber: {
      totalTokens: 1284,
      availableTokens: 1264,
      reservedTokens: 20,
      activeStackCount: 1,
      hasActiveReward: true,
      rewards: [{ id: 'r1', status: 'ACTIVE', crmPlanTag: 'STARTER-MONTHLY', limit: 12 }],
    },
    empty: { totalTokens: 0, activeStackCount: 0, hasActiveReward: false, rewards: [] },
  },
  checkAvailability: { affordable: { canAfford: true }, tooExpensive: { canAfford: false } },
  getStacks: {
    byState: {
      summary: { totalRemaining: 63, totalUsed: 820 },
      stacks: [
        { id: 's1', daysUntilExpiry: 4 },
        { id: 's2', isExpired: true },
      ],
    },
    list: { summary: { totalRemaining: 333 }, stacks: [{ id: 's1' }] },
  },
  getPlatformCosts: {
    costs: [
      { name: 'Value Ladder Agent', tokenCost: 8, unit: 'per message' },
      { name: 'Voice Notes Agent', tokenCost: null, hasFeatureCosts: true },
    ],
  },
  getHistory: {
    page: {
      transactions: [{ id: 'x1', amount: -8, balanceBefore: 1292, balanceAfter: 1284 }],
      hasNext: false,
      totalTransactions: 1,
    },
  },
  getGroupedHistory: {
    page: { transactions: [{ id: 'x1' }], hasNext: true, totalTransactions: 312 },
  },
  getPlans: {
    plans: [
      { id: 'p1', name: 'free', price: 0, credits: 25, features: ['All free tools'] },
      { id: 'p2', name: 'pro', price: 79, credits: 2000, features: [], isPopular: true },
    ],
  },
  getCurrentSubscription: {
    starter: { hasActiveSubscription: true, planName: 'starter' },
    none: { hasActiveSubscription: false, planName: null },
  },
  getCreditPurchaseStatus: {
    starter: { canPurchaseCredits: true, planType: 'starter_plan' },
    free: { canPurchaseCredits: false, planType: 'free_plan' },
  },
  createSubscriptionCheckout: {
    open: 'https://pay.example.com/c/cs_1',
    refused: rejected('You have this plan already.'),
  },
  verifySubscription: {
    paid: { state: 'success', result: { planName: 'pro', credits: 2000, amountTotal: 7900 } },
    unknown: { state: 'failed', message: 'This session does not exist.' },
  },
  createCreditCheckout: {
    open: 'https://pay.example.com/c/cs_2',
    refused: rejected('Purchases are paused.'),
  },
  verifyPayment: {
    paid: { state: 'success', result: { amount: 30, credits: 999 } },
    late: { state: 'pending' },
    unknown: { state: 'failed', message: 'This session does not exist.' },
  },
  listCreditConfigs: { none: [] },
  createCreditConfig: {
    config: { name: 'standard', slider: { min: 10, max: 100, step: 5, default: 30 } },
  },
  getActiveCreditConfig: {
    config: {
      config: {
        name: 'standard',
        creditRate: { creditsPerDollar: 33.3 },
        presets: [{ amount: 10, credits: 333, label: 'Try it out' }],
        currency: { symbol: '$', code: 'USD' },
      },
    },
  },
  getCreditConfigByName: { config: { config: { name: 'standard' } } },
  updateCreditConfig: { config: { name: 'standard' } },
  activateCreditConfig: { config: { name: 'standard' } },
  getOnboarding: {
    record: {
      answers: {
        name: 'Maya Lindqvist',
        background: 'Eleven years as an engineer.',
        primaryAction: '',
      },
      uploadedFiles: [{ id: 'f1', fileName: 'Pricing.xlsx' }],
      profileData: '# Maya Lindqvist',
    },
    firstVisit: null,
  },
  uploadDocuments: { received: null, overwrite: { background: 'Fifteen years of client work.' } },
  overwriteAnswers: { replaced: null },
  getAssets: {
    outputs: [
      { group: 'salesai', title: 'Fjällbo Software' },
      { group: 'valueladders', title: 'Value Ladder Agent', text: 'Three steps.' },
    ],
  },
};

/** Operations whose success body the portal does not read. */
const UNREAD = [
  'logout',
  'refresh',
  'changePassword',
  'resetPassword',
  'getUsageStatus',
  'deleteCreditConfig',
  'saveOnboarding',
  'removeDocuments',
  'saveProfile',
  'uploadPicture',
];

function route({ path }: Operation): string {
  return `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

const documented = operations();
const cases = documented.flatMap((operation) =>
  Object.entries(examples(operation)).map(([name, body]) => ({ operation, name, body })),
);

it('the API document describes every path of config/endpoints.ts except that of the demo members', () => {
  const paths = Object.values(endpoints)
    .map((path) => (typeof path === 'string' ? path : path('parameter')))
    .filter((path) => path !== endpoints.demoMembers);
  const described = documented.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'parameter'));
  expect(new Set(paths)).toEqual(new Set(described));
});

it('each example of the API document is valid for its schema', () => {
  for (const { operation, name, body } of cases) {
    const validate = validatorAt([...operation.success!, 'schema']);
    expect(validate(body) ? [] : validate.errors, `${operation.id} ${name}`).toEqual([]);
  }
});

it('every example of a body that the portal reads has an expected result', () => {
  const read = cases.filter(({ operation }) => !UNREAD.includes(operation.id));
  const expected = Object.entries(expectations).flatMap(([id, results]) =>
    Object.keys(results).map((name) => `${id} ${name}`),
  );
  const login = ['login signedIn', 'login refused'];
  expect(read.map(({ operation, name }) => `${operation.id} ${name}`).sort()).toEqual(
    [...expected, ...login].sort(),
  );
});

it.each(cases.filter(({ operation }) => operation.id in apiCalls))(
  'the portal parses the example "$name" of $operation.id into the expected result',
  async (example) => {
    const { operation, name, body } = example;
    api.server.use(http.all(route(operation), () => HttpResponse.json(body as never)));
    const id = operation.id as ReadOperation;
    const result = await apiCalls[id]().catch((error: unknown) => ({ error }));
    const expected = expectations[id][name];
    if (typeof expected === 'object' && expected !== null) expect(result).toMatchObject(expected);
    else expect(result).toEqual(expected);
  },
);

it('the login example of the API document has its user in `user`', () => {
  const { body } = cases.find(({ name }) => name === 'signedIn')!;
  expect(readUser(body)).toMatchObject({ id: 'm1', username: 'Maya' });
});
