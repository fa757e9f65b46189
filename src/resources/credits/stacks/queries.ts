import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { creditKeys } from '@/resources/credits/keys';
import { readStacks, type Stacks } from './schema';

/**
 * `GET /tokens/all-stacks`.
 * @returns `null` for a response without data (No Token Data)
 * @throws RejectedError for `success: false`, MalformedResponseError for a response that is not
 *   JSON
 */
export async function fetchStacks(signal: AbortSignal): Promise<Stacks | null> {
  return readStacks(await request(endpoints.stacks, { signal }));
}

/** All stacks of the member with their summary; `null` when the server has no data. */
export const stacksQuery = queryOptions({
  queryKey: creditKeys.stacks,
  queryFn: ({ signal }) => fetchStacks(signal),
  staleTime: 30_000,
  // Tools spend credits in other tabs.
  refetchOnWindowFocus: true,
  meta: { refetchAfterPayment: true },
});
