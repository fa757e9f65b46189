/**
 * The session: first check, login, logout, expiry, messages between tabs, and the checks that the
 * cookies still belong to the member on screen (docs/product/session.md). Started once per page
 * load.
 */
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { isUnauthorized, RefreshRejectedError } from '@/http/http-error';
import { discardRefresh, registerSessionHooks } from '@/http/session-hooks';
import { fetchUser, postLogout, verifyToken } from './api';
import { sessionKey } from './keys';
import { isSameMember, type Identity, type User } from './schema';
import { initialFlags, useSessionStore } from './store';
import { openTabChannel, type TabChannel } from './tabs';

/**
 * Why a session ended: logout here, with or without a successful response, or in another tab, a
 * rejected refresh, or another member's login.
 */
export type EndReason =
  'signed-out' | 'logout-failed' | 'signed-out-elsewhere' | 'expired' | 'other-member';

export interface SessionOptions {
  queryClient: QueryClient;
  /** Called once when the session of this tab has ended, after its data was cleared. */
  onEnd?: (reason: EndReason) => void;
}

interface Connection extends SessionOptions {
  tabs: TabChannel;
}

/** The timeout of an identity check; then reads continue without the check, and writes fail. */
const CONFIRM_TIMEOUT_MS = 10_000;

let connection: Connection | null = null;
/** Incremented by each session check, login and end of a session; older checks are ignored. */
let sessionVersion = 0;
let logoutInFlight: Promise<void> | null = null;
/** The identity check in flight. */
let memberCheckInFlight: Promise<unknown> | null = null;
/** Aborts the logout request of an expired session. */
let expiryLogout: AbortController | null = null;
const { getState: flags, setState: setFlags } = useSessionStore;

/** Connects the session to this page; returns the cleanup function. */
export function startSession(options: SessionOptions): () => void {
  setFlags(initialFlags);
  const disconnect = registerSessionHooks({
    mayRefresh: () => {
      const { authenticated, loggingOut, initialCheck, attemptedRefresh } = flags();
      return initialCheck ? !attemptedRefresh : authenticated && !loggingOut;
    },
    onRefreshing: (refreshing) => {
      setFlags({ refreshing, ...(flags().initialCheck && { attemptedRefresh: true }) });
    },
    // During the first check a rejected refresh only means that the visitor is not signed in.
    onRefreshRejected: () => {
      if (!flags().initialCheck) expireSession();
    },
    onExpired: expireSession,
    beforeRequest: (check) => (check === 'fresh' ? confirmMember() : waitForMemberCheck()),
  });
  const tabs = openTabChannel((message) => {
    if (message.type === 'signing-in') abortExpiryLogout();
    else if (message.type === 'signed-in') followSignIn(message.member);
    else if (flags().authenticated) endSession('signed-out-elsewhere');
  });
  connection = { ...options, tabs };
  logoutInFlight = null;
  memberCheckInFlight = null;
  return () => {
    sessionVersion += 1;
    disconnect();
    tabs.close();
    discardRefresh(new Error('The session was disconnected.'));
    connection = null;
  };
}

function currentMember(): User | null {
  return connection?.queryClient.getQueryData<User | null>(sessionKey) ?? null;
}

/** A key that is unique per member, also if the server sends no id; '' for a visitor. */
export function memberKey(user: User | null | undefined): string {
  return user ? user.id || user.email || user.username : '';
}

/**
 * Ends the session in this tab if `member`, from the server or another tab, is not the one on
 * screen.
 */
function endSessionOfOtherMember(member: Identity): void {
  const shown = currentMember();
  if (shown && !isSameMember(shown, member)) endSession('other-member');
}

/** Follows a login in another tab: a visitor's tab checks the session again, and so finds the member. */
function followSignIn(member: Identity): void {
  if (currentMember()) endSessionOfOtherMember(member);
  else
    void connection?.queryClient.refetchQueries({ queryKey: sessionKey }, { cancelRefetch: false });
}

/**
 * Throws when a login, a logout or the end of the session has happened since `version` was read.
 */
function assertSessionUnchanged(version: number): void {
  if (version !== sessionVersion) throw new Error('The member on screen is no longer signed in.');
}

/**
 * Resolves to the fetched member if it is the one on screen; otherwise ends the session and
 * rejects.
 */
async function requireSameMember<Member extends User | null>(
  fetching: Promise<Member>,
): Promise<Member> {
  const version = sessionVersion;
  const member = await fetching;
  assertSessionUnchanged(version);
  if (member) endSessionOfOtherMember(member);
  else endSession('signed-out-elsewhere');
  assertSessionUnchanged(version);
  return member;
}

/**
 * Checks that the cookies still belong to the member on screen, because another origin may have
 * signed in another one. Concurrent calls share one request; for a visitor none is sent.
 * @throws Error when they belong to another member, after ending the session of this tab
 * @throws NetworkError, HttpError, MalformedResponseError, RefreshRejectedError when the check
 *   fails
 */
export async function confirmMember(): Promise<void> {
  const { authenticated, loggingOut } = flags();
  if (!authenticated || loggingOut) return;
  memberCheckInFlight ??= requireSameMember(verifyToken(CONFIRM_TIMEOUT_MS)).finally(() => {
    memberCheckInFlight = null;
  });
  await memberCheckInFlight;
}

/** Waits for the identity check in flight; resolves also when that check fails. */
async function waitForMemberCheck(): Promise<void> {
  const version = sessionVersion;
  if (!memberCheckInFlight) return;
  await memberCheckInFlight.catch(() => undefined);
  assertSessionUnchanged(version);
}

/**
 * Fetches the member on screen again. Rejects as `fetchUser`, and when another one is signed in.
 */
export function refetchMember(signal: AbortSignal): Promise<User> {
  return requireSameMember(fetchUser(signal));
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
  sessionVersion += 1;
  const version = sessionVersion;
  const finishCheck = (user: User | null) => {
    setFlags({ initialCheck: false, authenticated: user !== null });
    if (user) broadcastMember(user);
    return user;
  };
  try {
    const user = await verifyToken();
    return version === sessionVersion ? finishCheck(user) : currentMember();
  } catch (error) {
    if (version !== sessionVersion) return currentMember();
    finishCheck(null);
    if (isUnauthorized(error) || error instanceof RefreshRejectedError) return null;
    throw error;
  }
}

/** Starts a member's session in this tab and drops all data loaded before it. */
export function startMemberSession(user: User): void {
  sessionVersion += 1;
  clearMemberData();
  connection?.queryClient.setQueryData(sessionKey, user);
  setFlags({ ...initialFlags, initialCheck: false, authenticated: true });
  broadcastMember(user);
}

function broadcastMember({ id, email, username }: User): void {
  connection?.tabs.post({ type: 'signed-in', member: { id, email, username } });
}

/**
 * Aborts the logout request of an expired session in every tab. Call it before sending a login,
 * whose cookies that logout would clear.
 */
export function cancelExpiryLogouts(): void {
  abortExpiryLogout();
  connection?.tabs.post({ type: 'signing-in' });
}

function abortExpiryLogout(): void {
  expiryLogout?.abort();
}

/**
 * Logs the member out on the server, then clears the member's data and the flags, also when the
 * request fails (docs/product/session.md#logout). The caller navigates to the login page.
 * Single-flight.
 */
export function logout(): Promise<void> {
  logoutInFlight ??= performLogout().finally(() => {
    logoutInFlight = null;
  });
  return logoutInFlight;
}

async function performLogout(): Promise<void> {
  let reason: EndReason = 'signed-out';
  if (flags().authenticated) {
    setFlags({ loggingOut: true });
    discardRefresh(new Error('Signed out.'));
    await postLogout().catch((error: unknown) => {
      warnLogoutFailed(error);
      // A 401 means that the cookies were no longer valid.
      if (!isUnauthorized(error)) reason = 'logout-failed';
    });
    // A message of another tab has ended the session during the request.
    if (!flags().loggingOut) return;
    // Sent after the response: before it, another tab would still find the session valid.
    connection?.tabs.post({ type: 'signed-out' });
  }
  endSession(reason);
}

/** Ends a session that the server no longer refreshes, without waiting for the logout response. */
function expireSession(): void {
  if (!flags().authenticated || flags().loggingOut) return;
  const { signal } = (expiryLogout = new AbortController());
  void postLogout(signal).catch((error: unknown) => {
    if (!signal.aborted) warnLogoutFailed(error);
  });
  connection?.tabs.post({ type: 'signed-out' });
  endSession('expired');
}

function endSession(reason: EndReason): void {
  const wasAuthenticated = flags().authenticated;
  sessionVersion += 1;
  setFlags({ ...initialFlags, initialCheck: false });
  discardRefresh(new Error('The session has ended.'));
  clearMemberData();
  connection?.queryClient.setQueryData(sessionKey, null);
  if (wasAuthenticated) connection?.onEnd?.(reason);
}

/** Removes the member's data from memory (docs/product/session.md#several-tabs-and-members). */
function clearMemberData(): void {
  dropEarlyResponses();
  const client = connection?.queryClient;
  if (!client) return;
  void client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.getMutationCache().clear();
}

function warnLogoutFailed(error: unknown): void {
  console.warn('The server did not confirm the logout.', error);
}
