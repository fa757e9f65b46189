/** Busy pages get it then, too. */
const AT_LATEST_MS = 2000;
/** Where the browser does not tell when it is idle. */
const SOON_MS = 200;

/** Runs something when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
