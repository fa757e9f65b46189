import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkSession } from './check-session';
import { refetchMember } from './confirm-member';
import { sessionKey } from './keys';
import type { User } from './schema';
import { currentMember, memberKey, useSessionFlag } from './session';

/**
 * The signed-in member, `null` for a visitor, an error when the first check failed. Without a member it
 * is fetched by that check, which runs once per page load if it succeeds; a failed one is repeated when
 * a guard mounts and when the browser is online again. A refetch of a member on screen, which only
 * invalidation causes, updates their data.
 */
export const sessionQuery = queryOptions<User | null>({
  queryKey: sessionKey,
  queryFn: ({ signal }) => (currentMember() ? refetchMember(signal) : checkSession()),
  staleTime: Infinity,
  gcTime: Infinity,
  // A component that mounts after a failed check must not replace the error and its Retry.
  retryOnMount: false,
});

/**
 * The signed-in member, or `null`: the flag and the member are both set. The end of a session clears the
 * flag first; screens must not send requests before it clears the member in the cache.
 */
export function useUser(): User | null {
  const authenticated = useSessionFlag('authenticated');
  const { data = null } = useQuery(sessionQuery);
  return authenticated ? data : null;
}

/** The key of the signed-in member (`memberKey`); '' for a visitor. */
export function useMemberKey(): string {
  return memberKey(useUser());
}
