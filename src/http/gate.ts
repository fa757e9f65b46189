/**
 * The one refresh queue of this tab. What renews a session comes with it: fetched at the first 401,
 * it might be gone with an earlier deployment.
 */
import { renewSession } from './auth-client';
import { createRefreshQueue } from './refresh-queue';
import { onDiscard, sessionHooks } from './session-hooks';
import { refreshOnceAmongTabs } from './shared-refresh';

export const refreshQueue = createRefreshQueue({
  refresh: (since, signal) => refreshOnceAmongTabs(since, signal, () => renewSession(signal)),
  mayRefresh: () => sessionHooks().mayRefresh(),
  onRefreshing: (refreshing) => sessionHooks().onRefreshing(refreshing),
  onRefused: (error) => sessionHooks().onRefused(error),
});
onDiscard(refreshQueue.discard);
