import * as configs from '@/resources/credit-config/api';
import {
  createCheckout,
  createSubscriptionCheckout,
  verifyPayment,
  verifySubscription,
} from '@/resources/checkout/api';
import { checkAvailability } from '@/resources/credits/availability';
import { fetchPlatformCosts } from '@/resources/credits/platform-costs/queries';
import { fetchBalance } from '@/resources/credits/queries';
import { fetchStacks } from '@/resources/credits/stacks/queries';
import { fetchGroupedHistory, fetchHistory } from '@/resources/credits/transactions/api';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { fetchRecord, fetchStatus } from '@/resources/onboarding/api';
import { overwriteAnswers, uploadDocuments } from '@/resources/onboarding/documents/api';
import { fetchUserAssets } from '@/resources/outputs/queries';
import { fetchUser, verifyToken } from '@/resources/session/api';
import { requestResetLink } from '@/resources/sign-in/password-api';
import { fetchCurrentSubscription, fetchPlans } from '@/resources/subscription/plans/api';
import type { Plan } from '@/resources/subscription/plans/schema';
import { fetchSubscriptionStatus } from '@/resources/subscription/queries';
import { fetchCatalogue, fetchTool, searchTools } from '@/resources/tools/api';
import { onTestFinished } from 'vitest';
import type { InlineResponse } from '@/http/inline-responses';
import { demoMembers } from '@/config/endpoints';
import { env } from '@/config/env';
import { flushTasks } from './deferred';

const { signal } = new AbortController();
/** A plan that can be bought. */
export const PRO: Plan = {
  id: 'p2',
  name: 'pro',
  description: '',
  price: 79,
  credits: 2000,
  features: [],
  isPopular: true,
  stripe: { productId: 'prod_pro' },
};

/**
 * The request function of each operation of docs/api/openapi.yaml whose response body the portal
 * reads.
 */
export const apiCalls = {
  verifyToken: verifyToken,
  getUser: () => fetchUser(signal),
  requestResetLink: () => requestResetLink({ email: 'maya@example.com', captcha: 'token' }),
  getUserData: () => fetchStatus(signal),
  getTools: () => fetchCatalogue(signal),
  getTool: () => fetchTool('t1', signal),
  searchTools: () => searchTools('value', signal),
  getBalance: () => fetchBalance(signal),
  checkAvailability: () => checkAvailability('value-ladder', signal),
  getStacks: () => fetchStacks(signal),
  getPlatformCosts: () => fetchPlatformCosts(signal),
  getHistory: () => fetchHistory(1, NO_FILTERS, signal),
  getGroupedHistory: () => fetchGroupedHistory(signal),
  getPlans: () => fetchPlans(signal),
  getCurrentSubscription: () => fetchCurrentSubscription(signal),
  getCreditPurchaseStatus: () => fetchSubscriptionStatus(signal),
  createSubscriptionCheckout: () => createSubscriptionCheckout(PRO),
  verifySubscription: () => verifySubscription('cs_1'),
  createCreditCheckout: () => createCheckout({ amount: 30, configName: 'standard' }),
  verifyPayment: () => verifyPayment('cs_2'),
  listCreditConfigs: () => configs.fetchConfigs({}, signal),
  createCreditConfig: () => configs.createConfig({ name: 'standard' }),
  getActiveCreditConfig: () => configs.fetchActiveConfig(signal),
  getCreditConfigByName: () => configs.fetchConfigByName('standard', signal),
  updateCreditConfig: () => configs.updateConfig({ id: 'c1', input: {} }),
  activateCreditConfig: () => configs.activateConfig('c1'),
  getOnboarding: () => fetchRecord(signal),
  uploadDocuments: () => uploadDocuments({ files: [], signal, onProgress: () => undefined }),
  overwriteAnswers: () => overwriteAnswers({}),
  getAssets: () => fetchUserAssets(signal),
} satisfies Record<string, () => Promise<unknown>>;

export type ReadOperation = keyof typeof apiCalls;

async function readBody(promised: Promise<Response>): Promise<InlineResponse> {
  const response = await promised;
  return { response, text: await response.text() };
}

/** Sets the responses of the requests that index.html has sent, until the end of the test. */
export function setInlineResponses(responses: Record<string, Promise<Response>>): void {
  window.inlineResponses = Object.fromEntries(
    Object.entries(responses).map(([path, response]) => {
      const early = readBody(response);
      // A test may leave a rejected response unused.
      early.catch(() => undefined);
      return [path, early];
    }),
  );
  onTestFinished(() => void delete window.inlineResponses);
}

/**
 * Resolves after a request to the mock API: the responses to earlier requests have arrived by then.
 */
export async function laterResponse(): Promise<void> {
  await new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.addEventListener('loadend', resolve);
    request.open('GET', `${env().apiUrl}${demoMembers}`);
    request.send();
  });
  await flushTasks();
}
