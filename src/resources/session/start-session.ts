/** The start of a member's session, by the first check or a login (docs/product/session.md). */
import { dropEarlyResponses } from '@/http/early-responses';
import { isUnauthorized, RefreshRejectedError, SessionEndedError } from '@/http/http-error';
import { hashText } from './hash-text';
import { verifyToken } from './api';
import { sessionKey } from './keys';
import { moveStoredData } from './move-stored-data';
import { identityOf, type Identity, type User } from './schema';
import { currentMember, endSession, memberKey, sessionConnection } from './session';
import { useSessionStore } from './store';

const { getState: flags, setState: setFlags } = useSessionStore;

/**
 * The first check of a page load: verify-token, with one refresh attempt after a 401
 * (docs/product/session.md#first-check).
 * @returns the member, or `null` for a visitor; after a login or logout in the meantime, its result
 * @throws NetworkError, HttpError (not 401) or MalformedResponseError when the check fails
 */
export async function checkSession(): Promise<User | null> {
  // One refresh attempt per check: an earlier request may have used that of the initial check.
  if (!flags().initialCheck) setFlags({ initialCheck: true, attemptedRefresh: false });
  const finishCheck = (user: User | null) => {
    if (user) announceMember(user);
    setFlags({ initialCheck: false, authenticated: user !== null });
    return user;
  };
  try {
    return finishCheck(await verifyToken());
  } catch (error) {
    if (error instanceof SessionEndedError) return currentMember();
    finishCheck(null);
    // The check may be repeated long after the page was loaded.
    dropEarlyResponses();
    if (isUnauthorized(error) || error instanceof RefreshRejectedError) return null;
    throw error;
  }
}

/** Starts a member's session in this tab and drops all data loaded before it. */
export function startSession(user: User): void {
  endSession('replaced');
  announceMember(user);
  sessionConnection()?.queryClient.setQueryData(sessionKey, user);
  setFlags({ authenticated: true });
}

/** Moves the member's stored data before a screen reads it, and notifies the other tabs. */
function announceMember(user: User): void {
  moveMemberData(user);
  sessionConnection()?.tabs.post({ type: 'signed-in', member: identityOf(user) });
}

/**
 * Moves what was stored for the member before responses had an id, and under keys of earlier releases,
 * which were not hashed. Not what was stored under a name only, which two members may share.
 */
function moveMemberData(user: Identity): void {
  const { id, email } = user;
  moveStoredData([email, id, email && hashText(email)], memberKey(user));
}
