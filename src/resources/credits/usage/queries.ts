import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';

/**
 * `GET /usage/status`: the usage of the signed-in member. No screen shows its fields, so the
 * response is not parsed.
 */
export const usageStatusQuery = queryOptions({
  queryKey: ['usage', 'status'],
  queryFn: ({ signal }) => request(endpoints.usageStatus, { signal }),
  staleTime: Infinity,
});
