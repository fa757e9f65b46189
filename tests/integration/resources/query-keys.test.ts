import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { paymentQuery, subscriptionResultQuery } from '@/resources/checkout/queries';
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
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { sessionQuery } from '@/resources/session/queries';
import { demoMembersQuery } from '@/resources/sign-in/demo-members';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery, searchQuery, toolQuery } from '@/resources/tools/queries';

/** All queries; those with a parameter twice. */
const allQueries = (): readonly { queryKey: QueryKey }[] => [
  activeConfigQuery,
  ...['a', 'b'].map(namedConfigQuery),
  configsQuery(),
  configsQuery({ page: 2 }),
  recentHistoryQuery,
  platformCostsQuery,
  ...['a', 'b'].map(availabilityQuery),
  balanceQuery,
  stacksQuery,
  historyQuery('grouped'),
  historyQuery('individual'),
  historyQuery('individual', { ...NO_FILTERS, type: 'debit' }),
  firstRunStatusQuery,
  onboardingRecordQuery,
  paymentQuery('a', 'maya'),
  paymentQuery('b', 'maya'),
  paymentQuery('a', 'nora'),
  subscriptionResultQuery('a', 'maya'),
  demoMembersQuery,
  sessionQuery,
  currentSubscriptionQuery,
  plansQuery,
  subscriptionStatusQuery,
  catalogueQuery,
  ...['a', 'b'].map(searchQuery),
  ...['a', 'b'].map(toolQuery),
  usageStatusQuery,
  userAssetsQuery,
];

it('all queries have a key, which differs from the keys of the others and for other parameters', () => {
  const keys = allQueries().map(({ queryKey }) => queryKey);
  for (const key of keys) expect(key).toBeInstanceOf(Array);
  expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
});
