import type { QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import {
  activeConfigQuery,
  configsQuery,
  namedConfigQuery,
} from '@/resources/credit-config/queries';
import { availabilityQuery } from '@/resources/credits/availability';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { balanceQuery, usageStatusQuery } from '@/resources/credits/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { refetchMember } from '@/resources/session/check-member';
import { demoMembersQuery } from '@/resources/sign-in/demo-members';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery, searchQuery, toolQuery } from '@/resources/tools/queries';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

/** The function of any query. */
interface AnyQuery {
  queryFn?: unknown;
}

it.each<[string, AnyQuery]>([
  ['active credit configuration', activeConfigQuery],
  ['credit configuration by name', namedConfigQuery('summer')],
  ['credit configurations', configsQuery()],
  ['history of the outlook', recentHistoryQuery],
  ['platform costs', platformCostsQuery],
  ['availability of a tool', availabilityQuery('ladder')],
  ['balance', balanceQuery],
  ['credit stacks', stacksQuery],
  ['grouped history', historyQuery('grouped')],
  ['individual history', historyQuery('individual')],
  ['first-run status', firstRunStatusQuery],
  ['onboarding record', onboardingRecordQuery],
  ['demo members', demoMembersQuery],
  ['member', { queryFn: ({ signal }: QueryFunctionContext) => refetchMember(signal) }],
  ['current subscription', currentSubscriptionQuery],
  ['plans', plansQuery],
  ['subscription status', subscriptionStatusQuery],
  ['catalogue', catalogueQuery],
  ['results of a search', searchQuery('offer')],
  ['tool', toolQuery('t1')],
  ['usage', usageStatusQuery],
  ['saved outputs', userAssetsQuery],
])('the request for the %s is aborted when its query is cancelled', async (_, { queryFn }) => {
  api.server.use(http.all('*/api/*', () => delay('infinite')));
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const controller = new AbortController();
  const { signal } = controller;
  const context = { client, signal, pageParam: 1, queryKey: [], meta: undefined };
  const requesting = (queryFn as QueryFunction)(context);
  let rejection: unknown;
  void Promise.resolve(requesting).catch((error: unknown) => {
    rejection = error;
  });
  await expect.poll(() => api.calls().length).toBe(1);
  controller.abort();
  await expect
    .poll(() => rejection)
    .toMatchObject({ name: expect.stringMatching(/^(Abort|Canceled)Error$/) as string });
});
