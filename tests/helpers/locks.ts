import { onTestFinished } from 'vitest';

type Run = (lock: Lock | null) => unknown;

/** Gives the page the part of Web Locks that the application uses, until the end of the test: jsdom has none. */
export function stubLocks() {
  const last = new Map<string, Promise<unknown>>();

  async function request(name: string, options: LockOptions, run: Run): Promise<unknown> {
    const { ifAvailable = false, signal } = options;
    const previous = last.get(name);
    if (ifAvailable && previous) return run(null);
    let isGranted = false;
    const turn = (async () => {
      await previous?.catch(() => undefined);
      signal?.throwIfAborted();
      isGranted = true;
      return run({ name, mode: 'exclusive' });
    })();
    last.set(name, turn);
    const release = () => last.get(name) === turn && last.delete(name);
    turn.then(release, release);
    return new Promise((resolve, reject) => {
      turn.then(resolve, reject);
      // A lock that has been granted is held until its work is done.
      signal?.addEventListener('abort', () => !isGranted && reject(signal.reason));
    });
  }

  const locks = { request };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return locks;
}
