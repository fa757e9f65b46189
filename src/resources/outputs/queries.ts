import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { readUserAssets } from './read-outputs';
import type { SavedOutput } from './saved-output';

/**
 * `GET /user-assets` (docs/product/outputs.md#tabs).
 * @throws HttpError, NetworkError; MalformedResponseError when the body is not an object, such as
 *   an HTML page
 */
export async function fetchUserAssets(signal: AbortSignal): Promise<SavedOutput[]> {
  const outputs = readUserAssets(await request(endpoints.userAssets, { signal }));
  if (!outputs) throw new MalformedResponseError('user-assets responded without groups.');
  return outputs;
}

/** All saved outputs; refetched on focus, because tools save them in other tabs. */
export const userAssetsQuery = queryOptions({
  queryKey: ['user-assets'],
  queryFn: ({ signal }) => fetchUserAssets(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
