import { queryOptions } from '@tanstack/react-query';
import { fetchUserAssets } from './api';
import { userAssetsKeys } from './keys';

/** All saved outputs. A tool saves them in a tab of its own, so coming back asks again. */
export const userAssetsQuery = queryOptions({
  queryKey: userAssetsKeys.all,
  queryFn: ({ signal }) => fetchUserAssets(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
