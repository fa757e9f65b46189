/**
 * One session refresh for all open tabs: a lock lets one tab at a time send it, and the time of the
 * last success lets the others skip it (docs/decisions/refresh-queue.md). Without the lock each tab may
 * send one.
 */
import { browserLocks, runWithLock, type Locks } from '@/lib/browser/run-with-lock';
import { browserStorage, type SafeStorage } from '@/lib/browser/storage';

const LOCK = 'session-refresh';
const REFRESHED_AT = 'session.refreshed-at';
/** How long a value in local storage or a message takes to reach tabs of other processes. */
const PROPAGATION_MS = 200;

export interface SharedRefreshDeps {
  locks: Locks | null;
  /** Shared by the tabs. */
  storage: Pick<SafeStorage, 'read' | 'write'>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

function browserDeps(): SharedRefreshDeps {
  return {
    locks: browserLocks(),
    storage: browserStorage,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/**
 * Runs `refresh` unless another tab has refreshed the session after `since`.
 * @param since when the request that got a 401 was sent, epoch milliseconds
 * @param signal ends the wait for the lock; rejects with its reason
 */
export async function refreshOnceAmongTabs(
  since: number,
  signal: AbortSignal,
  refresh: () => Promise<void>,
  deps: SharedRefreshDeps = browserDeps(),
): Promise<void> {
  const { locks, storage, now, wait } = deps;
  /** Resolves to whether it has stored a new time; not if storage is blocked or full. */
  const refreshIfNeeded = async (): Promise<boolean> => {
    signal.throwIfAborted();
    const refreshedAt = Number(storage.read(REFRESHED_AT) ?? 0);
    // A time in the future was stored before the clock was set back, and is ignored.
    if (refreshedAt > since && refreshedAt <= now()) return false;
    await refresh();
    const refreshed = String(now());
    storage.write(REFRESHED_AT, refreshed);
    return storage.read(REFRESHED_AT) === refreshed;
  };
  await new Promise<void>((resolve, reject) => {
    runWithLock({
      name: LOCK,
      locks,
      signal,
      work: async () => {
        const refreshing = refreshIfNeeded();
        refreshing.then(() => resolve(), reject);
        // After an error, too: other tabs receive the message that the session has ended.
        if (await refreshing.catch(() => true)) await wait(PROPAGATION_MS);
      },
    }).then(resolve, reject);
  });
}
