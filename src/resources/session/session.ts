/**
 * The session of this tab: its flags, its signal and its member, and the functions that change them
 * (docs/product/session.md). The member is the data of the query of queries.ts. The requests about
 * the session are in the files that call these functions, and connect-session.ts connects it to the
 * page.
 */
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { dropInlineResponses } from '@/http/inline-responses';
import { SessionEndedError, type SessionEnd } from '@/http/http-error';
import { hashText } from './hash-text';
import { identityOf, type Identity } from './identity-rules';
import { sessionKey } from './keys';
import type { User } from './schema';
import type { TabChannel, TabMessage } from './tab-channel';

/** The state of the session of this tab. */
interface SessionFlags {
  authenticated: boolean;
  /** A refresh is in flight. No screen shows it. */
  refreshing: boolean;
  loggingOut: boolean;
  /** The first check of this page load is in flight, or a repetition of it. */
  initialCheck: boolean;
  /** The first check has used its one refresh attempt. */
  attemptedRefresh: boolean;
}

const initialFlags: SessionFlags = {
  authenticated: false,
  refreshing: false,
  loggingOut: false,
  initialCheck: true,
  attemptedRefresh: false,
};

/** A session of this tab: of a visitor until a login, of a member until its end. */
export interface Session {
  /**
   * Aborted with a `SessionEndedError` when the session ends: on Logout when the member presses it,
   * otherwise together with the removal of the member's data.
   */
  readonly controller: AbortController;
  /** The check of the member in flight, of check-member.ts. */
  memberCheck: Promise<unknown> | null;
  /** The logout in flight, of logout.ts; resolves to whether the server has confirmed it. */
  logout: Promise<boolean> | null;
  /**
   * Whom another tab has signed in during the first check, `null` after a logout; `undefined`
   * without either.
   */
  announced: Identity | null | undefined;
}

function newSession(): Session {
  return {
    controller: new AbortController(),
    memberCheck: null,
    logout: null,
    announced: undefined,
  };
}

/** How the session of a member has ended, and whose it was (`keyOfMember`). */
export type SessionEndHandler = (how: SessionEnd, memberKey: string) => void;

/** What the session needs of the page. */
interface Connection {
  queryClient: QueryClient;
  /** The channel to the other tabs. */
  tabs: TabChannel;
  /** Called when the session of a member has ended, after its data was removed from memory. */
  onEnd: SessionEndHandler;
}

const useFlags = create<SessionFlags>()(() => initialFlags);
const setFlags = useFlags.setState;
let session = newSession();
let connection: Connection | null = null;

/** The flags, for code that renders nothing. */
export const sessionFlags = useFlags.getState;

/** The current value of a flag; renders again when it changes. */
export function useSessionFlag(name: keyof SessionFlags): boolean {
  return useFlags((flags) => flags[name]);
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

/** The member on screen; `null` for a visitor. */
export function currentMember(): User | null {
  return connection?.queryClient.getQueryData<User | null>(sessionKey) ?? null;
}

/**
 * A key that is unique per member, even if the server sends no id; '' for a visitor. It is part of
 * keys in local storage, so it is a hash that does not name the member.
 */
export function keyOfMember(user: Identity | null | undefined): string {
  return user ? hashText(user.id || user.email || user.username) : '';
}

/** Sends a message to the other tabs. */
function postToTabs(message: TabMessage): void {
  connection?.tabs.post(message);
}

/**
 * Connects the session to the page, and starts a session whose first check is pending. `null`
 * disconnects the session, which only tests do. The session of an earlier connection ends as
 * `replaced`. Its data stays in its query client, which is not used any more.
 */
export function setSessionConnection(next: Connection | null): void {
  const { controller } = session;
  const wasConnected = connection !== null;
  session = newSession();
  connection = next;
  if (next) setFlags(initialFlags);
  if (!wasConnected) return;
  controller.abort(new SessionEndedError('replaced'));
}

/** Starts the first check, or a repetition of it. */
export function startCheck(): void {
  // One refresh attempt per check: an earlier request may have used that of the initial check.
  if (!sessionFlags().initialCheck) setFlags({ initialCheck: true, attemptedRefresh: false });
}

/** Finishes the first check: the session is that of its member, `null` for a visitor. */
export function finishCheck(user: User | null): void {
  if (user) postToTabs({ type: 'signed-in', member: identityOf(user) });
  setFlags({ initialCheck: false, authenticated: user !== null });
}

/** Whether a 401 may start a refresh: once during the first check, then for a member. */
export function mayRefresh(): boolean {
  const { authenticated, loggingOut, initialCheck, attemptedRefresh } = sessionFlags();
  return initialCheck ? !attemptedRefresh : authenticated && !loggingOut;
}

/** Sets whether a refresh is in flight. */
export function setRefreshing(refreshing: boolean): void {
  setFlags({ refreshing, ...(sessionFlags().initialCheck && { attemptedRefresh: true }) });
}

/** Starts a member's session in this tab and drops all data loaded before it. */
export function startSession(user: User): void {
  endSession('replaced');
  postToTabs({ type: 'signed-in', member: identityOf(user) });
  connection?.queryClient.setQueryData(sessionKey, user);
  setFlags({ authenticated: true });
}

/** Loads the member of the cookies, which have changed; joins a request in flight. */
export function loadMemberOfCookies(): void {
  const query = { queryKey: sessionKey };
  void connection?.queryClient.refetchQueries(query, { cancelRefetch: false });
}

/** Aborts what started in the session. The member stays on screen until `endSession`. */
export function startLogout(how: SessionEnd): void {
  setFlags({ loggingOut: true });
  // The abort would show an error for each query in flight; a cancelled query shows none.
  void connection?.queryClient.cancelQueries();
  session.controller.abort(new SessionEndedError(how));
}

/**
 * Ends the session and starts that of a visitor: aborts its signal, removes the data from memory
 * (docs/product/session.md#several-tabs-and-members), and notifies if it was a member's.
 */
export function endSession(how: SessionEnd): void {
  const wasAuthenticated = sessionFlags().authenticated;
  const memberKey = keyOfMember(currentMember());
  const { controller } = session;
  session = newSession();
  setFlags({ ...initialFlags, initialCheck: false });
  const client = connection?.queryClient;
  // Before the abort, so that no query has an error.
  void client?.cancelQueries();
  controller.abort(new SessionEndedError(how));
  dropInlineResponses();
  client?.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client?.getMutationCache().clear();
  client?.setQueryData(sessionKey, null);
  if (!wasAuthenticated) return;
  connection?.onEnd(how, memberKey);
}

/** Ends the session in this and the other tabs. */
export function endSessionInAllTabs(how: Exclude<SessionEnd, 'replaced'>): void {
  postToTabs({ type: 'signed-out', how });
  endSession(how);
}
