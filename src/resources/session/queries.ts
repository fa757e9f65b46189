import { queryOptions, useQuery } from '@tanstack/react-query';
import { sessionKey } from './keys';
import type { User } from './schema';
import { checkSession, refetchMember } from './session';
import { useSessionStore } from './store';

/**
 * Who is signed in: the member, `null` for a visitor, an error when it could not be decided.
 * Decided once a page load; after that the member is fetched afresh only when asked for.
 */
export const sessionQuery = queryOptions<User | null>({
  queryKey: sessionKey,
  queryFn: ({ signal }) =>
    useSessionStore.getState().authenticated ? refetchMember(signal) : checkSession(),
  staleTime: Infinity,
  gcTime: Infinity,
  // Parts that arrive after a failed check don't take its message and its retry away.
  retryOnMount: false,
});

/** The signed-in member, or `null`. */
export function useUser(): User | null {
  return useQuery(sessionQuery).data ?? null;
}
