/** The one refresh queue of this tab. */
import { createRefreshQueue } from './refresh-queue';
import { onDiscard, sessionHooks } from './session-hooks';
import { refreshOnceAmongTabs } from './shared-refresh';

export const refreshQueue = createRefreshQueue({
  refresh: (since, signal) =>
    refreshOnceAmongTabs(since, signal, async () => {
      const { renewSession } = await import('./auth-client');
      await renewSession(signal);
    }),
  mayRefresh: () => sessionHooks().mayRefresh(),
  onRefreshing: (refreshing) => sessionHooks().onRefreshing(refreshing),
  onRefused: (error) => sessionHooks().onRefused(error),
});
onDiscard(refreshQueue.discard);
