import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { foundBy } from '@/lib/parse/field-schemas';
import { readUserAssets } from './read-outputs';
import type { SavedOutput } from './saved-output';

/**
 * `GET /user-assets` (docs/product/outputs.md#tabs).
 * @throws HttpError, NetworkError; MalformedResponseError when the body is not an object, such as
 *   an HTML page
 */
export function fetchUserAssets(signal: AbortSignal): Promise<SavedOutput[]> {
  return request(endpoints.userAssets, { schema: foundBy(readUserAssets), signal });
}

/** All saved outputs; refetched on focus, because tools save them in other tabs. */
export const userAssetsQuery = queryOptions({
  queryKey: ['user-assets'],
  queryFn: ({ signal }) => fetchUserAssets(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
