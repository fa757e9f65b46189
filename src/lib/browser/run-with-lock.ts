/** The default of `timeoutMs`. */
const LOCK_TIMEOUT_MS = 20_000;

/** The part of Web Locks that is used. */
export type Locks = Pick<LockManager, 'request'>;

/** The Web Locks of the browser; `null` in a page without https, which has none. */
export function browserLocks(): Locks | null {
  return 'locks' in navigator ? navigator.locks : null;
}

export interface RunWithLockOptions<Result> {
  name: string;
  /** The browser's by default. */
  locks?: Locks | null;
  work: () => Promise<Result>;
  /**
   * Milliseconds to wait for the lock, longer than `work` takes in a running tab: a tab that holds
   * the lock longer is suspended or hangs.
   */
  timeoutMs?: number;
  /** Cancels the wait for the lock. */
  signal?: AbortSignal;
}

/**
 * Runs `work` in one tab at a time; without the lock when the browser has no Web Locks or blocks them
 * with site data, and when another tab has held the lock for `timeoutMs`.
 * @throws the error of `work`, and the reason of an aborted signal
 */
export async function runWithLock<Result>({
  name,
  locks = browserLocks(),
  work,
  timeoutMs = LOCK_TIMEOUT_MS,
  signal,
}: RunWithLockOptions<Result>): Promise<Result> {
  if (!locks) return work();
  signal?.throwIfAborted();
  const lock = { isHeld: false };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  const stopWaiting = () => waiting.abort(signal?.reason);
  signal?.addEventListener('abort', stopWaiting);
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      lock.isHeld = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (lock.isHeld || signal?.aborted) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopWaiting);
  }
}
