import { queryOptions } from '@tanstack/react-query';
import { fetchRecord, fetchStatus } from './api';
import { onboardingKeys } from './keys';

/** Where the member stands with the first run; fetched again when a step of it is done. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
  retry: false,
});

/** The saved answers, documents and generated profile. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: ({ signal }) => fetchRecord(signal),
  staleTime: 30_000,
});
