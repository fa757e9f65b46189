import type { QueryClient } from '@tanstack/react-query';
import { registerSessionHooks } from '@/http/session-hooks';
import { endSessionOfOtherMember, waitForMemberCheck } from './check-member';
import type { Identity } from './identity-rules';
import { expireSession } from './logout';
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
 * Connects the session to the page, once per page load: to the query client, the requests and the
 * other tabs.
 * @param onEnd called when the session of a member has ended
 * @returns the cleanup function
 */
export function connectSession(queryClient: QueryClient, onEnd: SessionEndHandler): () => void {
  const disconnect = registerSessionHooks({
    mayRefresh,
    onRefreshing: setRefreshing,
    onExpired: expireSession,
    sessionSignal,
    waitForMemberCheck,
  });
  const tabs = openTabChannel((message) => {
    const { initialCheck, authenticated } = sessionFlags();
    const member = message.type === 'signed-in' ? message.member : null;
    if (initialCheck) currentSession().announced = member;
    if (message.type === 'signed-in') onOtherTabSignIn(message.member);
    else if (authenticated) endSession(message.how);
  });
  setSessionConnection({ queryClient, tabs, onEnd });
  return () => {
    disconnect();
    tabs.close();
    setSessionConnection(null);
  };
}

/**
 * Handles a login in another tab: a visitor's tab checks the session again, and so finds the
 * member.
 */
function onOtherTabSignIn(member: Identity): void {
  if (currentMember()) endSessionOfOtherMember(member);
  else {
    // The login page would show the notice of an earlier end at the next one.
    takeNotice();
    loadMemberOfCookies();
  }
}
