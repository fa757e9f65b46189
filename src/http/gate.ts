/**
 * The one refresh queue of this tab, and where the session's owner plugs into it: `http` can't
 * know who is signed in, so the session resource says so through `connectSession`.
 */
import { createRefreshQueue, type RefreshQueueOptions } from './refresh-queue';
import { refreshOnceAmongTabs } from './shared-refresh';

export interface SessionHooks extends Pick<
  RefreshQueueOptions,
  'mayRefresh' | 'onRefreshing' | 'onRefused'
> {
  /** A renewed session was refused all the same, under a streaming call. */
  onExpired: () => void;
}

const nobody: SessionHooks = {
  mayRefresh: () => false,
  onRefreshing: () => undefined,
  onRefused: () => undefined,
  onExpired: () => undefined,
};
let hooks = nobody;

/** Says who decides about renewals and hears of them; returns how to disconnect. */
export function connectSession(owner: SessionHooks): () => void {
  hooks = owner;
  return () => {
    if (hooks === owner) hooks = nobody;
  };
}

/** Ends the session of a streaming call that stays refused after its one retry. */
export function reportExpired(): void {
  hooks.onExpired();
}

export const refreshQueue = createRefreshQueue({
  refresh: (since) =>
    refreshOnceAmongTabs(since, async () => {
      const { renewSession } = await import('./auth-client');
      await renewSession();
    }),
  mayRefresh: () => hooks.mayRefresh(),
  onRefreshing: (refreshing) => hooks.onRefreshing(refreshing),
  onRefused: (error) => hooks.onRefused(error),
});
