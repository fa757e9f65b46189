/**
 * One renewal among all open tabs: a lock lets one tab ask, and the time of the last success lets
 * the others see that they need not (docs/decisions/refresh-queue.md).
 */
const LOCK = 'session-refresh';
const REFRESHED_AT = 'session.refreshed-at';
const LEASE = 'session.refresh-lease';
/** A tab that died with the lease must not lock the others out for longer than this. */
const LEASE_MS = 20_000;
const LEASE_POLL_MS = 100;

export interface SharedRefreshDeps {
  locks: Pick<LockManager, 'request'> | null;
  /** Shared by the tabs; `null` where the browser refuses storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

function browserDeps(): SharedRefreshDeps {
  let storage: Storage | null = null;
  try {
    storage = window.localStorage;
  } catch {
    // Storage is switched off: each tab renews for itself, which the server allows.
  }
  return {
    locks: 'locks' in navigator ? navigator.locks : null,
    storage,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/**
 * Runs `refresh` unless another tab has renewed the session after `since`.
 * @param since epoch milliseconds; when the refused request left
 */
export async function refreshOnceAmongTabs(
  since: number,
  refresh: () => Promise<void>,
  deps: SharedRefreshDeps = browserDeps(),
): Promise<void> {
  const { locks, storage, now } = deps;
  const refreshUnlessFresh = async () => {
    if (Number(storage?.getItem(REFRESHED_AT) ?? 0) > since) return;
    await refresh();
    storage?.setItem(REFRESHED_AT, String(now()));
  };
  if (locks) await locks.request(LOCK, refreshUnlessFresh);
  else await withLease(refreshUnlessFresh, deps);
}

/**
 * Mutual exclusion by a note in storage, for browsers without Web Locks: write, let the other
 * tabs' writes settle, and go on only if the note is still one's own.
 */
async function withLease(run: () => Promise<void>, deps: SharedRefreshDeps): Promise<void> {
  const { storage, now, wait } = deps;
  if (!storage) return run();
  const own = `${now()}-${Math.random()}`;
  for (;;) {
    const [holder, until] = (storage.getItem(LEASE) ?? '').split('|');
    if (!holder || Number(until) < now()) {
      storage.setItem(LEASE, `${own}|${now() + LEASE_MS}`);
      await wait(LEASE_POLL_MS / 2);
      if (storage.getItem(LEASE)?.startsWith(`${own}|`)) break;
    } else {
      await wait(LEASE_POLL_MS);
    }
  }
  try {
    await run();
  } finally {
    if (storage.getItem(LEASE)?.startsWith(`${own}|`)) storage.removeItem(LEASE);
  }
}
