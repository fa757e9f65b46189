import { queryOptions, useQuery } from '@tanstack/react-query';
import { sessionKey } from './keys';
import type { User } from './schema';
import { checkSession, refetchMember } from './session';
import { useSessionStore } from './store';

/**
 * The signed-in member, `null` for a visitor, an error when the first check failed. Runs once per
 * page load; later only an explicit refetch requests the member again.
 */
export const sessionQuery = queryOptions<User | null>({
  queryKey: sessionKey,
  queryFn: ({ signal }) =>
    useSessionStore.getState().authenticated ? refetchMember(signal) : checkSession(),
  staleTime: Infinity,
  gcTime: Infinity,
  // A component that mounts after a failed check must not replace the error and its Retry.
  retryOnMount: false,
});

/** The signed-in member, or `null`. */
export function useUser(): User | null {
  return useQuery(sessionQuery).data ?? null;
}
