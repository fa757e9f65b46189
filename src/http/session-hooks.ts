/**
 * Where the session's owner plugs into `http`, which can't know who is signed in. Kept apart from
 * the refresh queue: the first screen needs these few lines, the queue only the first call.
 */
import type { RefreshQueueOptions } from './refresh-queue';

/**
 * What a request waits for before it is sent: `fresh` for a check that the cookies still belong to
 * the member on screen, `pending` for such a check if one is in flight, `none` for nothing.
 */
export type IdentityCheck = 'fresh' | 'pending' | 'none';

export interface SessionHooks extends Pick<
  RefreshQueueOptions,
  'mayRefresh' | 'onRefreshing' | 'onRefused'
> {
  /** A renewed session was refused all the same, under a streaming call. */
  onExpired: () => void;
  /** Resolves when a request may be sent; rejects when it may not. */
  beforeRequest: (check: Exclude<IdentityCheck, 'none'>) => Promise<void>;
}

const nobody: SessionHooks = {
  mayRefresh: () => false,
  onRefreshing: () => undefined,
  onRefused: () => undefined,
  onExpired: () => undefined,
  beforeRequest: () => Promise.resolve(),
};
let hooks = nobody;
let discard: (reason: Error) => void = () => undefined;

/** Says who decides about renewals and hears of them; returns how to disconnect. */
export function connectSession(owner: SessionHooks): () => void {
  hooks = owner;
  return () => {
    if (hooks === owner) hooks = nobody;
  };
}

/** Who decides about renewals now. */
export function sessionHooks(): SessionHooks {
  return hooks;
}

/** Called by the queue when it comes to be: what ends a session must end its renewal. */
export function onDiscard(end: (reason: Error) => void): void {
  discard = end;
}

/** Ends what belongs to the session so far; see `RefreshQueue.discard`. */
export function discardRenewal(reason: Error): void {
  discard(reason);
}
