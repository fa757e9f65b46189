import type { QueryClient } from '@tanstack/react-query';
import { registerSessionHooks } from '@/http/session-hooks';
import { confirmMember, endSessionOfOtherMember, waitForMemberCheck } from './confirm-member';
import type { Identity } from './identity-rules';
import { abortExpiryLogout, expireSession } from './logout';
import { takeNotice } from './notice';
import {
  currentMember,
  currentSession,
  endSession,
  loadMemberOfCookies,
  mayRefresh,
  sessionFlags,
  sessionSignal,
  setRefreshing,
  setSessionConnection,
  type SessionEndHandler,
} from './session';
import { openTabChannel } from './tab-channel';

/**
 * Connects the session to the page, once per page load: to the query client, the requests and the other tabs.
 * @param onEnd called when the session of a member has ended
 * @returns the cleanup function
 */
export function connectSession(queryClient: QueryClient, onEnd: SessionEndHandler): () => void {
  const disconnect = registerSessionHooks({
    mayRefresh,
    onRefreshing: setRefreshing,
    onExpired: expireSession,
    sessionSignal,
    beforeRequest: (check) => (check === 'newCheck' ? confirmMember() : waitForMemberCheck()),
  });
  const tabs = openTabChannel((message) => {
    if (message.type === 'signing-in') return abortExpiryLogout();
    const { initialCheck, authenticated } = sessionFlags();
    const member = message.type === 'signed-in' ? message.member : null;
    if (initialCheck) currentSession().announced = member;
    if (message.type === 'signed-in') followSignIn(message.member);
    else if (authenticated) endSession(message.how);
  });
  setSessionConnection({ queryClient, tabs, onEnd });
  return () => {
    disconnect();
    tabs.close();
    setSessionConnection(null);
  };
}

/** Follows a login in another tab: a visitor's tab checks the session again, and so finds the member. */
function followSignIn(member: Identity): void {
  if (currentMember()) endSessionOfOtherMember(member);
  else {
    // The login page would show the notice of an earlier end at the next one.
    takeNotice();
    loadMemberOfCookies();
  }
}
