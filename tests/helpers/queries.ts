import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
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
import { historyQuery, newestHistoryQuery } from '@/resources/credits/transactions/queries';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { refetchMember } from '@/resources/session/check-member';
import { sessionQuery } from '@/resources/session/queries';
import { demoMembersQuery } from '@/resources/sign-in/demo-members';
import { currentSubscriptionQuery, plansQuery } from '@/resources/subscription/plans/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { catalogueQuery, searchQuery, toolQuery } from '@/resources/tools/queries';

/** The options of any query. */
export interface AnyQuery {
  queryKey: QueryKey;
}

interface QueryRow {
  /** The query; one with parameters with different ones. */
  queries: readonly [AnyQuery, ...AnyQuery[]];
  /** The age, in milliseconds, at which a screen refetches it; Infinity for no age. */
  freshMs: number;
  /** Whether its request goes on when the query is cancelled. */
  isKept?: boolean;
}

const MINUTE = 60_000;

/** The query of the session with its function while a member is signed in. */
const memberQuery = {
  ...sessionQuery,
  queryFn: ({ signal }: QueryFunctionContext) => refetchMember(signal),
};

/** The queries of src/resources by the name of their export. */
export const QUERIES: Readonly<Record<string, QueryRow>> = {
  activeConfigQuery: { queries: [activeConfigQuery], freshMs: 5 * MINUTE },
  availabilityQuery: { queries: [availabilityQuery('a'), availabilityQuery('b')], freshMs: 0 },
  balanceQuery: { queries: [balanceQuery], freshMs: Infinity },
  catalogueQuery: { queries: [catalogueQuery], freshMs: 5 * MINUTE },
  configsQuery: { queries: [configsQuery(), configsQuery({ page: 2 })], freshMs: 0 },
  currentSubscriptionQuery: { queries: [currentSubscriptionQuery], freshMs: MINUTE / 2 },
  demoMembersQuery: { queries: [demoMembersQuery], freshMs: Infinity },
  firstRunStatusQuery: { queries: [firstRunStatusQuery], freshMs: Infinity },
  historyQuery: {
    queries: [
      historyQuery('grouped'),
      historyQuery('individual'),
      historyQuery('individual', { ...NO_FILTERS, type: 'debit' }),
    ],
    freshMs: MINUTE / 2,
  },
  namedConfigQuery: {
    queries: [namedConfigQuery('a'), namedConfigQuery('b')],
    freshMs: 5 * MINUTE,
  },
  newestHistoryQuery: {
    queries: [newestHistoryQuery(null), newestHistoryQuery('a')],
    freshMs: MINUTE / 2,
  },
  onboardingRecordQuery: { queries: [onboardingRecordQuery], freshMs: MINUTE / 2 },
  paymentQuery: {
    queries: [paymentQuery('a', 'maya'), paymentQuery('b', 'maya'), paymentQuery('a', 'nora')],
    freshMs: Infinity,
    isKept: true,
  },

  plansQuery: { queries: [plansQuery], freshMs: 5 * MINUTE },
  platformCostsQuery: { queries: [platformCostsQuery], freshMs: 5 * MINUTE },
  recentHistoryQuery: { queries: [recentHistoryQuery], freshMs: MINUTE / 2 },
  searchQuery: { queries: [searchQuery('a'), searchQuery('b')], freshMs: MINUTE },
  sessionQuery: {
    queries: [memberQuery],
    freshMs: Infinity,
  },
  stacksQuery: { queries: [stacksQuery], freshMs: MINUTE / 2 },
  subscriptionResultQuery: {
    queries: [subscriptionResultQuery('a', 'maya'), subscriptionResultQuery('b', 'maya')],
    freshMs: Infinity,
    isKept: true,
  },
  subscriptionStatusQuery: { queries: [subscriptionStatusQuery], freshMs: 5 * MINUTE },
  toolQuery: { queries: [toolQuery('a'), toolQuery('b')], freshMs: 5 * MINUTE },
  usageStatusQuery: { queries: [usageStatusQuery], freshMs: Infinity },
  userAssetsQuery: { queries: [userAssetsQuery], freshMs: MINUTE / 2 },
};
