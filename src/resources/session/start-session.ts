/**
 * Connects the session to the page, which happens once per page load, and starts those of members
 * (docs/product/session.md).
 */
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { isUnauthorized, RefreshRejectedError, SessionEndedError } from '@/http/http-error';
import { registerSessionHooks } from '@/http/session-hooks';
import { hashText } from './hash-text';
import { verifyToken } from './api';
import { sessionKey } from './keys';
import { abortExpiryLogout, expireSession } from './logout';
import { confirmMember, endSessionOfOtherMember, waitForMemberCheck } from './member-check';
import { moveStoredData } from './move-stored-data';
import { takeNotice } from './notice';
import { identityOf, type Identity, type User } from './schema';
import {
  connectSession,
  currentMember,
  disconnectSession,
  endSession,
  memberKey,
  sessionConnection,
  sessionSignal,
} from './session';
import { initialFlags, useSessionStore } from './store';
import { openTabChannel } from './tabs';

const { getState: flags, setState: setFlags } = useSessionStore;

/** Connects the session to this page; returns the cleanup function. */
export function startSession(queryClient: QueryClient): () => void {
  setFlags(initialFlags);
  const disconnect = registerSessionHooks({
    mayRefresh: () => {
      const { authenticated, loggingOut, initialCheck, attemptedRefresh } = flags();
      return initialCheck ? !attemptedRefresh : authenticated && !loggingOut;
    },
    onRefreshing: (refreshing) => {
      setFlags({ refreshing, ...(flags().initialCheck && { attemptedRefresh: true }) });
    },
    onExpired: expireSession,
    sessionSignal,
    beforeRequest: (check) => (check === 'fresh' ? confirmMember() : waitForMemberCheck()),
  });
  const tabs = openTabChannel((message) => {
    if (message.type === 'signing-in') abortExpiryLogout();
    else if (message.type === 'signed-in') followSignIn(message.member);
    else if (flags().authenticated) endSession(message.how);
  });
  connectSession({ queryClient, tabs });
  return () => {
    disconnect();
    tabs.close();
    disconnectSession();
  };
}

/** Follows a login in another tab: a visitor's tab checks the session again, and so finds the member. */
function followSignIn(member: Identity): void {
  if (currentMember()) endSessionOfOtherMember(member);
  else {
    // The login page would show the notice of an earlier end at the next one.
    takeNotice();
    const { queryClient } = sessionConnection() ?? {};
    void queryClient?.refetchQueries({ queryKey: sessionKey }, { cancelRefetch: false });
  }
}

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
export function startMemberSession(user: User): void {
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
