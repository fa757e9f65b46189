/**
 * One renewal among all open tabs: a lock lets one tab ask, and the time of the last success lets
 * the others see that they need not (docs/decisions/refresh-queue.md).
 */
import { browserLocks, LOCK_WAIT_MS, underLock, type Locks } from '@/lib/under-lock';

const LOCK = 'session-refresh';
const REFRESHED_AT = 'session.refreshed-at';
const LEASE = 'session.refresh-lease';
/** A tab that died with the lease locks the others out for as long as one that holds the lock. */
const LEASE_MS = LOCK_WAIT_MS;
const LEASE_POLL_MS = 100;
/** Tabs of other processes see a note a moment after it was written; the next one waits for it. */
const NOTE_TRAVELS_MS = 200;

type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SharedRefreshDeps {
  locks: Locks | null;
  /** Shared by the tabs; `null` where the browser refuses storage. */
  storage: SharedStorage | null;
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
    locks: browserLocks(),
    storage,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/**
 * Runs `refresh` unless another tab has renewed the session after `since`.
 * @param since epoch milliseconds; when the refused request left
 * @param signal calls it off while it waits for its turn
 */
export async function refreshOnceAmongTabs(
  since: number,
  signal: AbortSignal,
  refresh: () => Promise<void>,
  deps: SharedRefreshDeps = browserDeps(),
): Promise<void> {
  const { locks, storage, now, wait } = deps;
  const refreshUnlessFresh = async (): Promise<boolean> => {
    signal.throwIfAborted();
    const last = Number(storage?.getItem(REFRESHED_AT) ?? 0);
    // A time that has not come yet was noted before the clock was set back: it proves nothing.
    if (last > since && last <= now()) return false;
    await refresh();
    return write(storage, REFRESHED_AT, String(now()));
  };
  await new Promise<void>((resolve, reject) => {
    underLock({
      name: LOCK,
      locks,
      signal,
      work: async () => {
        const hasNoted = await refreshUnlessFresh();
        resolve();
        if (hasNoted) await wait(NOTE_TRAVELS_MS);
      },
      otherwise: () => withLease(refreshUnlessFresh, signal, deps),
    }).then(resolve, reject);
  });
}

/** Notes something for the other tabs; false when storage is missing or full. */
function write(storage: SharedStorage | null, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value);
    return storage !== null;
  } catch {
    return false;
  }
}

/**
 * Mutual exclusion by a note in storage, for when the lock can't be had: write, let the other
 * tabs' writes settle, and go on only if the note is still one's own.
 */
async function withLease(
  run: () => Promise<unknown>,
  signal: AbortSignal,
  { storage, now, wait }: SharedRefreshDeps,
): Promise<void> {
  const own = `${now()}-${Math.random()}`;
  const isMine = () => storage?.getItem(LEASE)?.startsWith(`${own}|`) ?? false;
  const isTaken = () => {
    const left = Number(storage?.getItem(LEASE)?.split('|')[1] ?? 0) - now();
    return left > 0 && left <= LEASE_MS;
  };
  while (!isMine()) {
    signal.throwIfAborted();
    if (isTaken()) {
      await wait(LEASE_POLL_MS);
    } else {
      // Without storage there is no lease to hold: this tab renews for itself.
      if (!write(storage, LEASE, `${own}|${now() + LEASE_MS}`)) {
        await run();
        return;
      }
      await wait(LEASE_POLL_MS / 2);
    }
  }
  try {
    await run();
  } finally {
    if (isMine()) storage?.removeItem(LEASE);
  }
}
