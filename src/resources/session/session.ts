/**
 * The session of this tab and its end (docs/product/session.md#end-of-a-session). Its flags are in
 * store.ts, its member is in the cache of the query of queries.ts; connect-session.ts connects it to the page,
 * and start-session.ts starts that of a member.
 */
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { SessionEndedError, type SessionEnd } from '@/http/http-error';
import { createListeners } from '@/lib/listeners';
import { hashText } from './hash-text';
import { sessionKey } from './keys';
import type { Identity, User } from './schema';
import { storeNotice } from './notice';
import { initialFlags, useSessionStore } from './store';
import type { TabChannel } from './tabs';

/**
 * A session of this tab: of a visitor until a login, of a member until its end.
 */
export interface Session {
  /**
   * Aborted with a `SessionEndedError` when the session ends: on Logout when the member presses it,
   * otherwise together with the removal of the member's data.
   */
  readonly controller: AbortController;
  /** The identity check in flight. */
  memberCheck: MemberCheck | null;
  /** The logout in flight; resolves to whether the server has confirmed it. */
  logout: Promise<boolean> | null;
}

export interface MemberCheck {
  readonly result: Promise<unknown>;
  /** The window has lost the focus since the request was sent. */
  isOutdated: boolean;
}

function newSession(): Session {
  return { controller: new AbortController(), memberCheck: null, logout: null };
}

interface Connection {
  queryClient: QueryClient;
  tabs: TabChannel;
}

let connection: Connection | null = null;
let session = newSession();
const ends = createListeners<[how: SessionEnd]>();

/**
 * Sets the connection, `null` at the end of the page, and begins a session. If there was a connection, its
 * session ends as `replaced`; the flags and the cached data are left as they are.
 */
export function setSessionConnection(next: Connection | null): void {
  const { controller } = session;
  const wasConnected = connection !== null;
  session = newSession();
  connection = next;
  if (!wasConnected) return;
  controller.abort(new SessionEndedError('replaced'));
  ends.notify('replaced');
}

/** The query client and the channel to the other tabs; `null` while not connected. */
export function sessionConnection(): Connection | null {
  return connection;
}

/** The session of this tab, a visitor's before a login and after its end. */
export function currentSession(): Session {
  return session;
}

/** The signal of the current session, aborted with a `SessionEndedError` when it ends. */
export function sessionSignal(): AbortSignal {
  return session.controller.signal;
}

/** How the session of a signal has ended; `null` before its end. */
export function sessionEnd({ reason }: AbortSignal): SessionEnd | null {
  return reason instanceof SessionEndedError ? reason.how : null;
}

/**
 * Calls the listener when the session of a member has ended in this tab, after the data was removed
 * from memory; returns the cleanup function.
 */
export const subscribeToSessionEnd = ends.subscribe;

/** The member on screen; `null` for a visitor. */
export function currentMember(): User | null {
  return connection?.queryClient.getQueryData<User | null>(sessionKey) ?? null;
}

/**
 * A key that is unique per member, also if the server sends no id; '' for a visitor. It is part of
 * keys in local storage, so it is a hash that does not name the member.
 */
export function memberKey(user: Identity | null | undefined): string {
  return user ? hashText(user.id || user.email || user.username) : '';
}

/**
 * Ends the session and starts that of a visitor: aborts its signal, removes the data from memory
 * (docs/product/session.md#several-tabs-and-members), and notifies if it was a member's.
 */
export function endSession(how: SessionEnd): void {
  const wasAuthenticated = useSessionStore.getState().authenticated;
  const { controller } = session;
  session = newSession();
  useSessionStore.setState({ ...initialFlags, initialCheck: false });
  const client = connection?.queryClient;
  // Before the abort, so that no query has an error.
  void client?.cancelQueries();
  controller.abort(new SessionEndedError(how));
  dropEarlyResponses();
  client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client?.getMutationCache().clear();
  client?.setQueryData(sessionKey, null);
  if (!wasAuthenticated) return;
  if (how === 'expired') storeNotice(how);
  ends.notify(how);
}
