/** How often, and for how long at most, a captcha is asked (credits specification, section 9). */
const POLL_EVERY_MS = 100;
const POLL_FOR_MS = 30_000;

/**
 * Asks until there is an answer.
 * @returns the first answer that is not `null`; `null` after 30 s, or once called off
 */
export function poll<Value>(read: () => Value | null, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve) => {
    let waited = 0;
    const timer = setInterval(ask, POLL_EVERY_MS);

    function stop(value: Value | null) {
      clearInterval(timer);
      signal.removeEventListener('abort', callOff);
      resolve(value);
    }
    function callOff() {
      stop(null);
    }
    function ask() {
      const value = read();
      if (value !== null || waited >= POLL_FOR_MS) stop(value);
      waited += POLL_EVERY_MS;
    }
    signal.addEventListener('abort', callOff);
    if (signal.aborted) callOff();
    else ask();
  });
}
