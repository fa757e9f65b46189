import { queryOptions } from '@tanstack/react-query';
import { creditKeys } from '../keys';
import { fetchPlatformCosts } from './api';

const COSTS_FRESH_MS = 5 * 60_000;

/** The cost of every platform; the transaction history takes platform names from it. */
export const platformCostsQuery = queryOptions({
  queryKey: creditKeys.platformCosts,
  queryFn: ({ signal }) => fetchPlatformCosts(signal),
  staleTime: COSTS_FRESH_MS,
});
