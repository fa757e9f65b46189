/**
 * Callbacks by which the session resource controls the refresh queue; `http` cannot import it. A
 * module of its own, because the first screen needs the hooks and not the queue.
 */
import type { RefreshQueueOptions } from './refresh-queue';

/**
 * How a request belongs to the session, with which it ends, and what it waits for before it is sent
 * (docs/decisions/session-checks.md):
 *
 * - `newCheck`, by default each write: a new check that the cookies still belong to the member on screen.
 * - `pendingCheck`, by default each read: such a check if one is in flight, else nothing.
 * - `unchecked`, the checks themselves: nothing.
 * - `none`: it has no session, such as a login, so its 401 starts no refresh.
 */
export type SessionUse = 'newCheck' | 'pendingCheck' | 'unchecked' | 'none';

export interface SessionHooks extends Pick<
  RefreshQueueOptions,
  'mayRefresh' | 'onRefreshing' | 'sessionSignal'
> {
  /**
   * Called when a refresh is rejected, and when a streaming request gets a 401 again after a successful
   * one.
   */
  onExpired: () => void;
  /** Resolves when a request may be sent; rejects when it may not. */
  beforeRequest: (check: Extract<SessionUse, 'newCheck' | 'pendingCheck'>) => Promise<void>;
}

const { signal: neverAborted } = new AbortController();

const defaultHooks: SessionHooks = {
  mayRefresh: () => false,
  onRefreshing: () => undefined,
  sessionSignal: () => neverAborted,
  onExpired: () => undefined,
  beforeRequest: () => Promise.resolve(),
};
let hooks = defaultHooks;

/** Registers the hooks of the session; returns the cleanup function. */
export function registerSessionHooks(registered: SessionHooks): () => void {
  hooks = registered;
  return () => {
    if (hooks === registered) hooks = defaultHooks;
  };
}

/** The registered hooks; without any, defaults that never refresh. */
export function sessionHooks(): SessionHooks {
  return hooks;
}
