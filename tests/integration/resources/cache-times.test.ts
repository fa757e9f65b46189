import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { activeConfigQuery, namedConfigQuery } from '@/resources/credit-config/queries';
import { recentHistoryQuery } from '@/resources/credits/outlook/queries';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { balanceQuery, usageStatusQuery } from '@/resources/credits/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { sessionQuery } from '@/resources/session/queries';
import { demoMembersQuery } from '@/resources/sign-in/demo-members';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery, searchQuery, toolQuery } from '@/resources/tools/queries';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const MINUTE = 60_000;

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

/** The options of any query. */
interface AnyQuery {
  queryKey: QueryKey;
}

/** A cache with a query that was loaded some time ago. */
function cacheOf({ queryKey }: AnyQuery, ageMs: number) {
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  client.setQueryData(queryKey, { pages: [], pageParams: [] }, { updatedAt: Date.now() - ageMs });
  return client;
}

/** Whether a component that mounts refetches a query of this age. */
function refetchesAt(query: AnyQuery, ageMs: number): boolean {
  const client = cacheOf(query, ageMs);
  const observer = new QueryObserver(client, query);
  onTestFinished(observer.subscribe(() => undefined));
  return observer.getCurrentResult().isFetching;
}

it.each<[string, number, AnyQuery]>([
  ['active credit configuration', 5 * MINUTE, activeConfigQuery],
  ['credit configuration by name', 5 * MINUTE, namedConfigQuery('summer')],
  ['platform costs', 5 * MINUTE, platformCostsQuery],
  ['plans', 5 * MINUTE, plansQuery],
  ['subscription status', 5 * MINUTE, subscriptionStatusQuery],
  ['catalogue', 5 * MINUTE, catalogueQuery],
  ['tool', 5 * MINUTE, toolQuery('t1')],
  ['results of a search', MINUTE, searchQuery('offer')],
  ['credit stacks', MINUTE / 2, stacksQuery],
  ['saved outputs', MINUTE / 2, userAssetsQuery],
  ['current subscription', MINUTE / 2, currentSubscriptionQuery],
  ['onboarding record', MINUTE / 2, onboardingRecordQuery],
  ['transaction history', MINUTE / 2, historyQuery('grouped')],
  ['history of the outlook', MINUTE / 2, recentHistoryQuery],
])('a screen refetches the %s once they are %d ms old', (_, ms, query) => {
  expect(refetchesAt(query, ms * 0.95)).toBe(false);
  expect(refetchesAt(query, ms * 1.05)).toBe(true);
});

it.each<[string, AnyQuery]>([
  ['member', sessionQuery],
  ['balance', balanceQuery],
  ['usage', usageStatusQuery],
  ['first-run status', firstRunStatusQuery],
  ['list of demo members', demoMembersQuery],
])('a screen does not refetch the %s because of its age', (_, query) => {
  expect(refetchesAt(query, 365 * 24 * 60 * MINUTE)).toBe(false);
});

it.each<[string, AnyQuery, number, boolean]>([
  ['a fresh balance', balanceQuery, 0, true],
  ['credit stacks of a minute ago', stacksQuery, MINUTE, true],
  ['a current subscription of a minute ago', currentSubscriptionQuery, MINUTE, true],
  ['saved outputs of a minute ago', userAssetsQuery, MINUTE, true],
  ['fresh credit stacks', stacksQuery, 0, false],
  ['fresh saved outputs', userAssetsQuery, 0, false],
  ['plans of a minute ago', plansQuery, MINUTE, false],
])('a tab that becomes visible refetches %s: %o', async (_, query, age, isRefetched) => {
  const client = cacheOf(query, age);
  client.mount();
  const observer = new QueryObserver(client, { ...query, refetchOnMount: false });
  onTestFinished(observer.subscribe(() => undefined));
  onTestFinished(() => client.unmount());
  expect(observer.getCurrentResult().isFetching).toBe(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  // The query client first resumes paused mutations, which takes a microtask.
  await Promise.resolve();
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(isRefetched);
});
