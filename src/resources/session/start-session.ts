import { hashText } from './hash-text';
import { sessionKey } from './keys';
import { moveStoredData } from './move-stored-data';
import { identityOf, type Identity, type User } from './schema';
import { endSession, memberKey, sessionConnection } from './session';
import { useSessionStore } from './store';

/** Starts a member's session in this tab and drops all data loaded before it. */
export function startSession(user: User): void {
  endSession('replaced');
  announceMember(user);
  sessionConnection()?.queryClient.setQueryData(sessionKey, user);
  useSessionStore.setState({ authenticated: true });
}

/** Moves the member's stored data before a screen reads it, and notifies the other tabs. */
export function announceMember(user: User): void {
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
