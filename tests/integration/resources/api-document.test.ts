import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as endpoints from '@/config/endpoints';
import * as configs from '@/resources/credit-config/api';
import { checkAvailability, fetchBalance } from '@/resources/credits/api';
import { fetchPlatformCosts } from '@/resources/credits/platform-costs/api';
import { rewardsOf } from '@/resources/credits/rewards/schema';
import { fetchStacks } from '@/resources/credits/stacks/api';
import { fetchGroupedHistory, fetchHistory } from '@/resources/credits/transactions/api';
import { fetchRecord, fetchStatus } from '@/resources/onboarding/api';
import { overwriteAnswers, uploadDocuments } from '@/resources/onboarding/documents-api';
import { createCheckout, verifyPayment } from '@/resources/payments/api';
import { createSubscriptionCheckout, verifySubscription } from '@/resources/payments/plans/api';
import { fetchUser, verifyToken } from '@/resources/session/api';
import { readUser } from '@/resources/session/schema';
import { requestResetLink } from '@/resources/session/password';
import { fetchSubscriptionStatus } from '@/resources/subscription/api';
import { fetchCurrentSubscription, fetchPlans } from '@/resources/subscription/plans/api';
import type { Plan } from '@/resources/subscription/plans/schema';
import { fetchCatalogue, fetchTool, searchTools } from '@/resources/tools/api';
import { fetchUserAssets } from '@/resources/user-assets/api';
import { validatorAt } from '@mock-api/contract';
import { examples, operations, type Operation } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const { signal } = new AbortController();
const PRO: Plan = {
  id: 'p2',
  name: 'pro',
  description: '',
  price: 79,
  credits: 2000,
  features: [],
  isPopular: true,
  stripeProductId: 'prod_pro',
};
const NO_FILTERS = { type: 'all', platformId: null, from: null, to: null } as never;
const refused = (message: string) => ({ error: expect.objectContaining({ message }) as unknown });

/** What the portal calls for an operation, and what it makes of each example of the success body. */
const expectations: Record<
  string,
  { call: () => Promise<unknown>; results: Record<string, unknown> }
> = {
  verifyToken: {
    call: verifyToken,
    results: {
      inUser: { id: 'm1', username: 'Maya Lindqvist', email: 'maya@example.com' },
      inData: { id: 'm1', username: 'Maya Lindqvist', email: '' },
      bare: { id: 'm1', profilePic: '"avatars/maya.svg"', userType: 'paid' },
    },
  },
  getUser: { call: () => fetchUser(signal), results: { bare: { id: 'm1', userType: 'paid' } } },
  requestResetLink: {
    call: () => requestResetLink({ email: 'maya@example.com', captcha: 'token' }),
    results: { done: 'Done.' },
  },
  getUserData: {
    call: () => fetchStatus(signal),
    results: {
      complete: { isOnboarded: true, paymentDetailsCollected: true },
      firstVisit: { isOnboarded: false, paymentDetailsCollected: false },
    },
  },
  getTools: {
    call: () => fetchCatalogue(signal),
    results: {
      two: [
        {
          id: 't1',
          hashtags: ['Sales and Marketing Tools', 'pricing'],
          platformId: 'value-ladder',
        },
        { id: 't2', description: '', image: 'Coming Soon...', url: 'Coming Soon...', hashtags: [] },
      ],
    },
  },
  getTool: {
    call: () => fetchTool('t1', signal),
    results: { tool: { id: 't1', url: 'https://tools.example.com/value-ladder', isFree: false } },
  },
  searchTools: {
    call: () => searchTools('value', signal),
    results: {
      found: [{ id: 't1', name: 'Value Ladder Agent', description: 'Lays your services out.' }],
      none: [],
    },
  },
  getBalance: {
    call: async () => {
      const balance = await fetchBalance(signal);
      return { ...balance, rewards: rewardsOf(balance) };
    },
    results: {
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
  },
  checkAvailability: {
    call: () => checkAvailability('value-ladder', signal),
    results: { affordable: { canAfford: true }, tooExpensive: { canAfford: false } },
  },
  getStacks: {
    call: () => fetchStacks(signal),
    results: {
      byState: {
        summary: { totalRemaining: 63, totalUsed: 820, activeStacks: 1, totalStacks: 2 },
        stacks: [
          { id: 's1', daysUntilExpiry: 4 },
          { id: 's2', isExpired: true },
        ],
      },
      list: { summary: { totalRemaining: 333, totalStacks: 1 }, stacks: [{ id: 's1' }] },
    },
  },
  getPlatformCosts: {
    call: () => fetchPlatformCosts(signal),
    results: {
      costs: [
        { name: 'Value Ladder Agent', tokenCost: 8, unit: 'per message' },
        { name: 'Voice Notes Agent', tokenCost: null, hasFeatureCosts: true },
      ],
    },
  },
  getHistory: {
    call: () => fetchHistory(1, NO_FILTERS, signal),
    results: {
      page: {
        transactions: [{ id: 'x1', amount: -8, balanceBefore: 1292, balanceAfter: 1284 }],
        hasNext: false,
        totalTransactions: 1,
      },
    },
  },
  getGroupedHistory: {
    call: () => fetchGroupedHistory(signal),
    results: { page: { transactions: [{ id: 'x1' }], hasNext: true, totalTransactions: 312 } },
  },
  getPlans: {
    call: () => fetchPlans(signal),
    results: {
      plans: [
        { id: 'p1', name: 'free', price: 0, credits: 25, features: ['All free tools'] },
        { id: 'p2', name: 'pro', price: 79, credits: 2000, features: [], isPopular: true },
      ],
    },
  },
  getCurrentSubscription: {
    call: () => fetchCurrentSubscription(signal),
    results: {
      starter: { hasActiveSubscription: true, planName: 'starter' },
      none: { hasActiveSubscription: false, planName: null },
    },
  },
  getCreditPurchaseStatus: {
    call: () => fetchSubscriptionStatus(signal),
    results: {
      starter: { canPurchaseCredits: true, planType: 'starter_plan' },
      free: { canPurchaseCredits: false, planType: 'free_plan' },
    },
  },
  createSubscriptionCheckout: {
    call: () => createSubscriptionCheckout(PRO),
    results: {
      open: 'https://pay.example.com/c/cs_1',
      refused: refused('You have this plan already.'),
    },
  },
  verifySubscription: {
    call: () => verifySubscription('cs_1'),
    results: {
      paid: { state: 'success', result: { planName: 'pro', credits: 2000, amountTotal: 7900 } },
      unknown: { state: 'failed', message: 'This session does not exist.' },
    },
  },
  createCreditCheckout: {
    call: () => createCheckout({ amount: 30, configName: 'standard' }),
    results: { open: 'https://pay.example.com/c/cs_2', refused: refused('Purchases are paused.') },
  },
  verifyPayment: {
    call: () => verifyPayment('cs_2'),
    results: {
      paid: { state: 'success', result: { amount: 30, credits: 999 } },
      late: { state: 'late' },
      unknown: { state: 'failed', message: 'This session does not exist.' },
    },
  },
  listCreditConfigs: { call: () => configs.fetchConfigs({}, signal), results: { none: [] } },
  createCreditConfig: {
    call: () => configs.createConfig({ name: 'standard' }),
    results: { config: { name: 'standard', slider: { min: 10, max: 100, step: 5, default: 30 } } },
  },
  getActiveCreditConfig: {
    call: () => configs.fetchActiveConfig(signal),
    results: {
      config: {
        config: {
          name: 'standard',
          creditRate: { creditsPerDollar: 33.3 },
          presets: [{ amount: 10, credits: 333, label: 'Try it out' }],
          currency: { symbol: '$', code: 'USD' },
        },
      },
    },
  },
  getCreditConfigByName: {
    call: () => configs.fetchConfigByName('standard', signal),
    results: { config: { config: { name: 'standard' } } },
  },
  updateCreditConfig: {
    call: () => configs.updateConfig({ id: 'c1', input: {} }),
    results: { config: { name: 'standard' } },
  },
  activateCreditConfig: {
    call: () => configs.activateConfig('c1'),
    results: { config: { name: 'standard' } },
  },
  getOnboarding: {
    call: () => fetchRecord(signal),
    results: {
      record: {
        answers: {
          name: 'Maya Lindqvist',
          background: 'Eleven years as an engineer.',
          primaryAction: '',
        },
        uploadedFiles: [{ id: 'f1', fileName: 'Pricing.xlsx' }],
        profileData: '# Maya Lindqvist',
      },
      firstVisit: { answers: { name: '' }, uploadedFiles: [], profileData: '' },
    },
  },
  uploadDocuments: {
    call: () => uploadDocuments({ files: [], signal, onProgress: () => undefined }),
    results: { received: null, overwrite: { background: 'Fifteen years of client work.' } },
  },
  overwriteAnswers: { call: () => overwriteAnswers({}), results: { replaced: null } },
  getAssets: {
    call: () => fetchUserAssets(signal),
    results: {
      outputs: [
        { group: 'salesai', title: 'Fjällbo Software' },
        { group: 'valueladders', title: 'Value Ladder Agent', text: 'Three steps.' },
      ],
    },
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

describe('docs/api/openapi.yaml', () => {
  it('describes every path of config/endpoints.ts but that of the demo members', () => {
    const paths = Object.values(endpoints)
      .map((path) => (typeof path === 'string' ? path : path('parameter')))
      .filter((path) => path !== endpoints.demoMembers);
    const described = documented.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'parameter'));
    expect(new Set(paths)).toEqual(new Set(described));
  });

  it.each(cases)('has an example "$name" of $operation.id that fits its schema', (example) => {
    const { operation, body } = example;
    const validate = validatorAt([...operation.success!, 'schema']);
    expect(validate(body) ? [] : validate.errors).toEqual([]);
  });

  it('has an expectation for every example of a body that the portal reads', () => {
    const read = cases.filter(({ operation }) => !UNREAD.includes(operation.id));
    const expected = Object.entries(expectations).flatMap(([id, { results }]) =>
      Object.keys(results).map((name) => `${id} ${name}`),
    );
    const login = ['login signedIn', 'login refused'];
    expect(read.map(({ operation, name }) => `${operation.id} ${name}`).sort()).toEqual(
      [...expected, ...login].sort(),
    );
  });

  it.each(cases.filter(({ operation }) => operation.id in expectations))(
    'is read by the portal as its screens expect: $operation.id, example "$name"',
    async (example) => {
      const { operation, name, body } = example;
      api.server.use(http.all(route(operation), () => HttpResponse.json(body as never)));
      const { call, results } = expectations[operation.id]!;
      const result = await call().catch((error: unknown) => ({ error }));
      const expected = results[name];
      if (typeof expected === 'object' && expected !== null) expect(result).toMatchObject(expected);
      else expect(result).toEqual(expected);
    },
  );

  it('has a login whose user is the one in `user`', () => {
    const { body } = cases.find(({ name }) => name === 'signedIn')!;
    expect(readUser(body)).toMatchObject({ id: 'm1', username: 'Maya' });
  });
});
