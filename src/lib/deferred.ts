import { useSyncExternalStore } from 'react';

/** Code that arrives after the first screen shows. */
export interface Deferred<Module> {
  /** Loads it; asking again is free, and after a failure it can be asked for again. */
  load: () => Promise<void>;
  /** The module once it is there, else `null`: the caller draws what holds its place. */
  use: () => Module | null;
}

/**
 * Defers a part of a screen without suspending: a Suspense fallback would stay for 300 ms even
 * when the code comes at once.
 */
export function deferred<Module>(importModule: () => Promise<Module>): Deferred<Module> {
  let loaded: Module | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  };

  return {
    async load() {
      if (loaded) return;
      loaded = await importModule();
      for (const notify of listeners) notify();
    },
    use: () => useSyncExternalStore(subscribe, () => loaded),
  };
}
