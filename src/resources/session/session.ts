/**
 * The session's life: the first check, login, logout, expiry, what the other tabs are told of it, and
 * the checks that the cookies still belong to the member on screen (core specification, section 4). Started once by main.tsx, and once a test.
 */
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyResponses } from '@/http/early-responses';
import { isUnauthorized, RefreshRejectedError } from '@/http/http-error';
import { registerSessionHooks, discardRefresh } from '@/http/session-hooks';
import { fetchUser, postLogout, verifyToken } from './api';
import { sessionKey } from './keys';
import { isSameMember, type Identity } from './same-member';
import type { User } from './schema';
import { initialFlags, useSessionStore } from './store';
import { joinTabs, type TabChannel } from './tabs';

/** Why a session ended: the member's wish here or in another tab, or a refused renewal. */
export type EndReason = 'signed-out' | 'signed-out-elsewhere' | 'expired' | 'other-member';

export interface SessionOptions {
  queryClient: QueryClient;
  /** Hears once that the session of this tab has ended, after everything was cleared. */
  onEnd?: (reason: EndReason) => void;
}

interface Connection extends SessionOptions {
  tabs: TabChannel;
}

/** A check that takes longer lets reads go on and fails writes. */
const CONFIRM_TIMEOUT_MS = 10_000;

let connection: Connection | null = null;
/** Moves on whenever it is decided who is signed in: a check that this overtakes changes nothing. */
let decision = 0;
let leaving: Promise<void> | null = null;
/** The identity check in flight. */
let checking: Promise<unknown> | null = null;
/** Aborts the logout request of an expired session. */
let expiryLogout: AbortController | null = null;
const { getState: flags, setState: setFlags } = useSessionStore;

/** Connects the session to this page; returns how to disconnect. */
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
    // During the first check a refusal only means that nobody is signed in.
    onRefreshRejected: () => {
      if (!flags().initialCheck) expire();
    },
    onExpired: expire,
    beforeRequest: (check) => (check === 'fresh' ? confirmMember() : pendingCheck()),
  });
  const tabs = joinTabs((message) => {
    if (message.type === 'signing-in') abortExpiryLogout();
    else if (message.type === 'signed-in') compareMember(message.member);
    else if (flags().authenticated) clear('signed-out-elsewhere');
  });
  connection = { ...options, tabs };
  leaving = null;
  checking = null;
  return () => {
    decision += 1;
    disconnect();
    tabs.close();
    discardRefresh(new Error('The page is gone.'));
    connection = null;
  };
}

function currentUser(): User | null {
  return connection?.queryClient.getQueryData<User | null>(sessionKey) ?? null;
}

/** What tells members apart, also where the server sends no ids. */
export function identity(user: User | null): string {
  return user ? user.id || user.email || user.username : '';
}

/**
 * Compares a member that the server or another tab has named with the one on screen, whose session
 * ends here when it is not the same.
 */
function compareMember(member: Identity): void {
  const shown = currentUser();
  if (flags().authenticated && shown && !isSameMember(shown, member)) clear('other-member');
}

/** Rejects when a login, a logout or an end of the session has overtaken what began with `own`. */
function assertStillDecided(own: number): void {
  if (own !== decision) throw new Error('The member on screen is no longer signed in.');
}

/** Compares the member of a response; resolves to it when it is the one on screen, else rejects. */
async function compared<Member extends User | null>(fetching: Promise<Member>): Promise<Member> {
  const own = decision;
  const member = await fetching;
  assertStillDecided(own);
  if (member) compareMember(member);
  else clear('signed-out-elsewhere');
  assertStillDecided(own);
  return member;
}

/**
 * Checks that the cookies still belong to the member on screen: another origin may have signed
 * another one in. Calls at the same time share one check; without a member there is none.
 * @throws Error when they don't; the session of this tab has ended then
 * @throws NetworkError, HttpError, MalformedResponseError, RefreshRejectedError when it can't be decided
 */
export async function confirmMember(): Promise<void> {
  const { authenticated, loggingOut } = flags();
  if (!authenticated || loggingOut) return;
  checking ??= compared(verifyToken(CONFIRM_TIMEOUT_MS)).finally(() => {
    checking = null;
  });
  await checking;
}

/** Waits for the identity check in flight; one that can't be decided holds nothing back. */
async function pendingCheck(): Promise<void> {
  const own = decision;
  if (!checking) return;
  await checking.catch(() => undefined);
  assertStillDecided(own);
}

/** The member on screen, fetched afresh. Rejects as `fetchUser`, and when it is another one. */
export function refetchMember(signal: AbortSignal): Promise<User> {
  return compared(fetchUser(signal));
}

/**
 * The check that decides the session of this page load: verify-token, with one refresh attempt
 * after a 401.
 * @returns the member, or `null` for a visitor; who is signed in by then, when a login or a logout
 *   has overtaken the check
 * @throws NetworkError, HttpError (not 401) or MalformedResponseError when it can't be decided
 */
export async function checkSession(): Promise<User | null> {
  // Of one check there is one attempt, and a request may have used it before the check began.
  if (!flags().initialCheck) setFlags({ initialCheck: true, attemptedRefresh: false });
  decision += 1;
  const own = decision;
  const decide = (user: User | null) => {
    setFlags({ initialCheck: false, authenticated: user !== null });
    if (user) tellMember(user);
    return user;
  };
  try {
    const user = await verifyToken();
    return own === decision ? decide(user) : currentUser();
  } catch (error) {
    if (own !== decision) return currentUser();
    decide(null);
    if (isUnauthorized(error) || error instanceof RefreshRejectedError) return null;
    throw error;
  }
}

/** Begins a session of this tab: nothing that was asked before was asked for this member. */
export function signedIn(user: User): void {
  decision += 1;
  forgetMember();
  connection?.queryClient.setQueryData(sessionKey, user);
  setFlags({ ...initialFlags, initialCheck: false, authenticated: true });
  tellMember(user);
}

function tellMember({ id, email, username }: User): void {
  connection?.tabs.tell({ type: 'signed-in', member: { id, email, username } });
}

/**
 * To be called before a login is sent: the logout of an expired session, in whichever tab, must not
 * clear the cookies that the login sets.
 */
export function beforeLogin(): void {
  abortExpiryLogout();
  connection?.tabs.tell({ type: 'signing-in' });
}

function abortExpiryLogout(): void {
  expiryLogout?.abort();
  expiryLogout = null;
}

/**
 * Signs the member out: the server only if somebody is signed in, then user, usage and flags. It
 * ends the session here even when the server's answer fails; the caller then goes to the login page.
 * Pressed twice, it is one logout.
 */
export function logout(): Promise<void> {
  leaving ??= leave().finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(): Promise<void> {
  if (flags().authenticated) {
    setFlags({ loggingOut: true });
    discardRefresh(new Error('Signed out.'));
    await postLogout().catch(reportOnly);
    // Another tab was faster, and this one has heard of it.
    if (!flags().loggingOut) return;
    // Told only now: a tab that checks its session earlier would find it alive.
    connection?.tabs.tell({ type: 'signed-out' });
  }
  clear('signed-out');
}

/** A session that the server no longer renews: log out once, without waiting for the answer. */
function expire(): void {
  if (!flags().authenticated || flags().loggingOut) return;
  const { signal } = (expiryLogout = new AbortController());
  void postLogout(signal).catch((error: unknown) => {
    if (!signal.aborted) reportOnly(error);
  });
  connection?.tabs.tell({ type: 'signed-out' });
  clear('expired');
}

function clear(reason: EndReason): void {
  const wasAuthenticated = flags().authenticated;
  decision += 1;
  setFlags({ ...initialFlags, initialCheck: false });
  discardRefresh(new Error('The session has ended.'));
  forgetMember();
  connection?.queryClient.setQueryData(sessionKey, null);
  if (wasAuthenticated) connection?.onEnd?.(reason);
}

/** Nothing of one member stays in memory for the next. */
function forgetMember(): void {
  dropEarlyResponses();
  const client = connection?.queryClient;
  if (!client) return;
  void client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.getMutationCache().clear();
}

function reportOnly(error: unknown): void {
  console.warn('The server did not confirm the logout.', error);
}
