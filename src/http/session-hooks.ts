/**
 * Callbacks by which the session resource controls the refresh queue; `http` cannot import it. A
 * module of its own, because the first screen needs the hooks and not the queue.
 */
import type { RefreshQueueOptions } from './refresh-queue';

/**
 * `required`, the default: the request waits for a check of the member in flight, ends with the
 * session in which it starts, and its 401 goes to the refresh queue. `none`: a request such as a
 * login, whose 401 is its own result.
 */
export type SessionUse = 'required' | 'none';

export interface SessionHooks extends Pick<
  RefreshQueueOptions,
  'mayRefresh' | 'onRefreshing' | 'sessionSignal'
> {
  /**
   * Called when a refresh is rejected, and when a streaming request gets a 401 again after a
   * successful one.
   */
  onExpired: () => void;
  /** Resolves when no check of the member is in flight. The check may have ended the session. */
  waitForMemberCheck: () => Promise<void>;
}

const { signal: neverAborted } = new AbortController();

const defaultHooks: SessionHooks = {
  mayRefresh: () => false,
  onRefreshing: () => undefined,
  sessionSignal: () => neverAborted,
  onExpired: () => undefined,
  waitForMemberCheck: () => Promise.resolve(),
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
