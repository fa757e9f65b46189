import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';

/**
 * `GET /usage/status`: the member's usage, asked for a signed-in member. No screen shows its
 * fields (core specification, section 3), so the answer stays as it came.
 */
export const usageStatusQuery = queryOptions({
  queryKey: ['usage', 'status'],
  queryFn: ({ signal }) => request(endpoints.usageStatus, { signal }),
  staleTime: Infinity,
});
