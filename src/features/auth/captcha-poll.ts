/** Interval and time limit. */
const POLL_EVERY_MS = 100;
const POLL_FOR_MS = 30_000;

/**
 * Calls `read` every 100 ms.
 * @returns the first value that is not `null`; `null` after 30 s or when aborted
 */
export function poll<Value>(read: () => Value | null, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve) => {
    let waited = 0;
    const timer = setInterval(check, POLL_EVERY_MS);

    function stop(value: Value | null) {
      clearInterval(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(value);
    }
    function onAbort() {
      stop(null);
    }
    function check() {
      const value = read();
      if (value !== null || waited >= POLL_FOR_MS) stop(value);
      waited += POLL_EVERY_MS;
    }
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else check();
  });
}
