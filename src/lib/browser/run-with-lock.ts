/** The default of `timeoutMs`. */
const LOCK_TIMEOUT_MS = 20_000;

/**
 * Runs `work` in one tab at a time, by Web Locks. It runs without the lock where the browser has none (a page without
 * https) or blocks them with site data, and when another tab has held the lock for `timeoutMs`.
 * @param work receives whether another tab held the lock when it was requested
 * @param timeoutMs milliseconds, longer than `work` takes: a tab that holds the lock longer is suspended
 * @throws the error of `work`
 */
export async function runWithLock<Result>(
  name: string,
  work: (hasWaited: boolean) => Promise<Result>,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<Result> {
  const run: { result?: Promise<Result> } = {};
  const start = (hasWaited: boolean) => (run.result = work(hasWaited));
  try {
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && start(false));
    const signal = AbortSignal.timeout(timeoutMs);
    if (!run.result) await navigator.locks.request(name, { signal }, () => start(true));
  } catch {
    // There is no lock, or the work has failed: its error is in `run.result`.
  }
  return run.result ?? work(false);
}
