import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkSession } from './check-session';
import { refetchMember } from './check-member';
import { sessionKey } from './keys';
import type { User } from './schema';
import { currentMember, keyOfMember, useSessionFlag } from './session';

/**
 * The signed-in member, `null` for a visitor, an error when the first check failed.
 *
 * While no member is on screen, a fetch runs the first check (`checkSession`). A check that
 * succeeded runs again only when the cookies have changed. A check that failed runs again when a
 * link opens a guarded page and when the browser is online again. While a member is on screen, a
 * fetch updates the member's data (`refetchMember`); only an invalidation starts it.
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
 * The signed-in member, or `null`: the flag and the member are both set. The end of a session
 * clears the flag first; screens must not send requests before it clears the member in the cache.
 */
export function useUser(): User | null {
  const authenticated = useSessionFlag('authenticated');
  const { data = null } = useQuery(sessionQuery);
  return authenticated ? data : null;
}

/** The key of the signed-in member (`keyOfMember`); '' for a visitor. */
export function useMemberKey(): string {
  return keyOfMember(useUser());
}
