/**
 * The session's life: the first check, login, logout, expiry, and what the other tabs hear of it
 * (core specification, section 4). Started once by main.tsx, and once a test.
 */
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyAnswers } from '@/http/early-answers';
import { connectSession, refreshQueue } from '@/http/gate';
import { isUnauthorized, RefreshRefusedError } from '@/http/http-error';
import { serverMessage } from '@/http/server-message';
import { postLogin, postLogout, verifyToken, type Credentials } from './api';
import { sessionKey } from './keys';
import { LoginRefusedError } from './login-failure';
import { readUser, type User } from './schema';
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

let connection: Connection | null = null;
const { getState: flags, setState: setFlags } = useSessionStore;

/** Connects the session to this page; returns how to disconnect. */
export function startSession(options: SessionOptions): () => void {
  setFlags(initialFlags);
  const disconnect = connectSession({
    mayRefresh: () => {
      const { authenticated, loggingOut, initialCheck, attemptedRefresh } = flags();
      return initialCheck ? !attemptedRefresh : authenticated && !loggingOut;
    },
    onRefreshing: (refreshing) => {
      setFlags({ refreshing, ...(flags().initialCheck && { attemptedRefresh: true }) });
    },
    // During the first check a refusal only means that nobody is signed in.
    onRefused: () => {
      if (!flags().initialCheck) expire();
    },
    onExpired: expire,
  });
  const tabs = joinTabs((message) => {
    if (!flags().authenticated) return;
    if (message.type === 'signed-out') clear('signed-out-elsewhere');
    else if (message.userId !== currentUser()?.id) clear('other-member');
  });
  connection = { ...options, tabs };
  return () => {
    disconnect();
    tabs.close();
    refreshQueue.discard(new Error('The page is gone.'));
    connection = null;
  };
}

function currentUser(): User | null {
  return connection?.queryClient.getQueryData<User | null>(sessionKey) ?? null;
}

/**
 * The check that decides the session of this page load: verify-token, with one refresh attempt
 * after a 401.
 * @returns the member, or `null` for a visitor
 * @throws NetworkError, HttpError (not 401) or MalformedAnswerError when it can't be decided
 */
export async function checkSession(): Promise<User | null> {
  setFlags({ initialCheck: true, attemptedRefresh: false });
  try {
    const user = await verifyToken();
    setFlags({ authenticated: user !== null });
    return user;
  } catch (error) {
    if (!isUnauthorized(error) && !(error instanceof RefreshRefusedError)) throw error;
    setFlags({ authenticated: false });
    return null;
  } finally {
    setFlags({ initialCheck: false });
  }
}

/**
 * Signs a member in.
 * @throws LoginRefusedError when the answer says that it did not succeed
 * @throws HttpError, NetworkError: see login-failure.ts
 */
export async function login(credentials: Credentials): Promise<User> {
  const body = await postLogin(credentials);
  const succeeded = typeof body === 'object' && body !== null && Reflect.get(body, 'success') !== false;
  const user = succeeded ? (readUser(body) ?? (await verifyToken())) : null;
  if (!user) throw new LoginRefusedError(serverMessage(body));
  forgetMember();
  connection?.queryClient.setQueryData(sessionKey, user);
  setFlags({ ...initialFlags, initialCheck: false, authenticated: true });
  connection?.tabs.tell({ type: 'signed-in', userId: user.id });
  return user;
}

/**
 * Signs the member out: the server only if somebody is signed in, then user, usage and flags. It
 * ends the session here even when the server's answer fails; the caller then goes to the login page.
 */
export async function logout(): Promise<void> {
  if (flags().loggingOut) return;
  if (flags().authenticated) {
    setFlags({ loggingOut: true });
    refreshQueue.discard(new Error('Signed out.'));
    await postLogout().catch(reportOnly);
    connection?.tabs.tell({ type: 'signed-out' });
  }
  clear('signed-out');
}

/** A session that the server no longer renews: log out once, without waiting for the answer. */
function expire(): void {
  if (!flags().authenticated || flags().loggingOut) return;
  void postLogout().catch(reportOnly);
  connection?.tabs.tell({ type: 'signed-out' });
  clear('expired');
}

function clear(reason: EndReason): void {
  const wasAuthenticated = flags().authenticated;
  setFlags({ ...initialFlags, initialCheck: false });
  connection?.queryClient.setQueryData(sessionKey, null);
  forgetMember();
  if (wasAuthenticated) connection?.onEnd?.(reason);
}

/** Nothing of one member stays in memory for the next. */
function forgetMember(): void {
  dropEarlyAnswers();
  const client = connection?.queryClient;
  if (!client) return;
  void client.cancelQueries();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.getMutationCache().clear();
}

function reportOnly(error: unknown): void {
  console.warn('The server did not confirm the logout.', error);
}
