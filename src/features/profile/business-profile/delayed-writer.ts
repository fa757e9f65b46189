/** Debounce of a draft in milliseconds. */
const DRAFT_DELAY_MS = 400;

/** Delays the writes of a text that changes often. @param store stores the text, or removes it */
export function createDelayedWriter(store: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }
  function write() {
    cancel();
    store();
  }

  return {
    /** Writes 400 ms after the last call. */
    debounce: () => {
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes at most every 400 ms, so that a crash during a stream loses little text. */
    throttle: () => {
      timer ??= setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes immediately if a write is pending. */
    flush: () => {
      if (timer !== undefined) write();
    },
    /** Drops a pending write. */
    cancel,
    write,
  };
}
