/** The part of Web Locks that the application uses, for a browser that jsdom doesn't have. */
export function createLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();

  async function request(
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ): Promise<unknown> {
    const [{ signal }, run] = rest.length === 1 ? [{ signal: undefined }, rest[0]] : rest;
    const before = last.get(name);
    const turn = (async () => {
      await before?.catch(() => undefined);
      signal?.throwIfAborted();
      return run({ name, mode: 'exclusive' });
    })();
    last.set(name, turn);
    return turn;
  }
  return { request };
}
