import { queryOptions } from '@tanstack/react-query';
import { creditKeys } from '../keys';
import { fetchStacks } from './api';

/** All stacks of the member with their summary; `null` when the server has no data. */
export const stacksQuery = queryOptions({
  queryKey: creditKeys.stacks,
  queryFn: ({ signal }) => fetchStacks(signal),
  staleTime: 30_000,
  // Tools spend credits in other tabs.
  refetchOnWindowFocus: true,
  meta: { refetchAfterPayment: true },
});
