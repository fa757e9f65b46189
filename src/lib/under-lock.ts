/** Longer than the work of a living tab: its holder is suspended or hangs. */
export const LOCK_WAIT_MS = 20_000;

/** The part of Web Locks that is used. */
export type Locks = Pick<LockManager, 'request'>;

/** The browser's Web Locks; `null` where it has none (an address without https). */
export function browserLocks(): Locks | null {
  return 'locks' in navigator ? navigator.locks : null;
}

export interface UnderLockOptions<Result> {
  name: string;
  locks: Locks | null;
  work: () => Promise<Result>;
  /** Runs in place of `work` when the lock can't be had; `work` by default. */
  otherwise?: () => Promise<Result>;
  /** Ends the wait for the lock. */
  signal?: AbortSignal;
}

/**
 * Runs one piece of work at a time among the tabs. Without Web Locks, where the browser refuses them
 * because site data is blocked, and when another tab has held the lock for 20 s, `otherwise` runs.
 * @throws what the work throws, and the reason of an aborted signal
 */
export async function underLock<Result>({
  name,
  locks,
  work,
  otherwise = work,
  signal,
}: UnderLockOptions<Result>): Promise<Result> {
  if (!locks) return otherwise();
  signal?.throwIfAborted();
  const lock = { isHeld: false };
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), LOCK_WAIT_MS);
  const stopWaiting = () => wait.abort(signal?.reason);
  signal?.addEventListener('abort', stopWaiting);
  try {
    return await locks.request(name, { signal: wait.signal }, () => {
      lock.isHeld = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (lock.isHeld || signal?.aborted) throw error;
    return await otherwise();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopWaiting);
  }
}
