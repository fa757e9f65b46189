/**
 * An implementation of the part of Web Locks that the application uses: jsdom has none.
 * @param takeTask called before a lock that was waited for is granted, which a browser does in a later task
 */
export function createLocks(takeTask?: () => Promise<unknown>): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();

  async function request(
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ): Promise<unknown> {
    const [{ signal }, run] = rest.length === 1 ? [{ signal: undefined }, rest[0]] : rest;
    signal?.throwIfAborted();
    const previous = last.get(name);
    let isGranted = false;
    const turn = (async () => {
      await previous?.catch(() => undefined);
      if (previous && takeTask) await takeTask();
      signal?.throwIfAborted();
      isGranted = true;
      return run({ name, mode: 'exclusive' });
    })();
    last.set(name, turn);
    if (!signal) return turn;
    return new Promise((resolve, reject) => {
      turn.then(resolve, reject);
      // A lock that has been granted is held until its work is done.
      signal.addEventListener('abort', () => !isGranted && reject(signal.reason));
    });
  }
  return { request };
}
