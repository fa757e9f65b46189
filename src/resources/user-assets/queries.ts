import { queryOptions } from '@tanstack/react-query';
import { fetchUserAssets } from './api';

/** All saved outputs; refetched on focus, because tools save them in other tabs. */
export const userAssetsQuery = queryOptions({
  queryKey: ['user-assets'],
  queryFn: ({ signal }) => fetchUserAssets(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
