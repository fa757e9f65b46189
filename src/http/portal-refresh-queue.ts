/**
 * The refresh queue of this tab. The refresh request is imported statically: a chunk that is loaded
 * at the first 401 may have been removed by a deployment.
 */
import { refreshSession } from './auth-client';
import { createRefreshQueue } from './refresh-queue';
import { setRefreshDiscarder, sessionHooks } from './session-hooks';
import { refreshOnceAmongTabs } from './shared-refresh';

export const refreshQueue = createRefreshQueue({
  refresh: (since, signal) => refreshOnceAmongTabs(since, signal, () => refreshSession(signal)),
  mayRefresh: () => sessionHooks().mayRefresh(),
  onRefreshing: (refreshing) => sessionHooks().onRefreshing(refreshing),
  onRefreshRejected: (error) => sessionHooks().onRefreshRejected(error),
});
setRefreshDiscarder(refreshQueue.discard);
