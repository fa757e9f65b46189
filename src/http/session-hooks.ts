/**
 * Callbacks by which the session resource controls the refresh queue; `http` cannot import it. A
 * module of its own, because the first screen needs the hooks and not the queue.
 */
import type { RefreshQueueOptions } from './refresh-queue';

/**
 * What a request waits for before it is sent (docs/decisions/session-checks.md):
 *
 * - `fresh`, each write: a new check that the cookies still belong to the member on screen.
 * - `pending`, each read: such a check if one is in flight, else nothing.
 * - `none`: nothing.
 */
export type IdentityCheck = 'fresh' | 'pending' | 'none';

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
  beforeRequest: (check: Exclude<IdentityCheck, 'none'>) => Promise<void>;
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
