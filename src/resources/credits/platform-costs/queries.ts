import { queryOptions } from '@tanstack/react-query';
import { creditKeys } from '../keys';
import { fetchPlatformCosts } from './api';

const COSTS_FRESH_MS = 5 * 60_000;

/** What every platform costs; also where the names of a history's platforms come from. */
export const platformCostsQuery = queryOptions({
  queryKey: creditKeys.platformCosts,
  queryFn: ({ signal }) => fetchPlatformCosts(signal),
  staleTime: COSTS_FRESH_MS,
});
