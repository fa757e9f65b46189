import { queryOptions } from '@tanstack/react-query';
import { subscriptionKeys } from '@/resources/subscription/keys';
import { fetchCurrentSubscription, fetchPlans } from './api';

const PLANS_FRESH_MS = 5 * 60_000;

/** The plans on offer. */
export const plansQuery = queryOptions({
  queryKey: subscriptionKeys.plans,
  queryFn: ({ signal }) => fetchPlans(signal),
  staleTime: PLANS_FRESH_MS,
});

/** The member's subscription, which the billing portal can change in another tab. */
export const currentSubscriptionQuery = queryOptions({
  queryKey: subscriptionKeys.current,
  queryFn: ({ signal }) => fetchCurrentSubscription(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  meta: { refetchAfterPayment: true },
});
