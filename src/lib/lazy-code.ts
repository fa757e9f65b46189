import { useEffect, useSyncExternalStore } from 'react';
import { tabStorage } from './storage';

export interface LazyState<Module> {
  module: Module | null;
  /** Why the last load failed; the next one starts over. */
  failure: { error: unknown } | null;
}

/** Code in a chunk of its own (docs/decisions/first-screen.md). */
export interface LazyCode<Module> {
  /** Resolves to the module; rejects when its file can't be fetched. A later call tries again. */
  load: () => Promise<Module>;
  /** Starts the download ahead of its use; a failure shows when the code is used. */
  preload: () => void;
  /** Loads it again on a member's press. Failing again while online reloads the page. */
  retry: () => void;
  getState: () => LazyState<Module>;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Reloads the page to get the latest deployment, once for each failure of a page, so that a file
 * that stays missing can't cause a loop. Not while offline, where a reload would show an error page.
 * @returns false when this failure has caused a reload before, or storage can't remember that
 */
export function reloadOnce(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  const key = `reloaded ${window.location.pathname} ${message}`;
  if (!navigator.onLine || tabStorage.read(key) !== null) return false;
  tabStorage.write(key, '1');
  if (tabStorage.read(key) === null) return false;
  window.location.reload();
  return true;
}

/**
 * Wraps a dynamic import, so that its code renders synchronously once it is there (`React.lazy`
 * shows its fallback for at least 300 ms) and can be loaded again after a failure.
 */
export function lazyCode<Module>(importModule: () => Promise<Module>): LazyCode<Module> {
  let state: LazyState<Module> = { module: null, failure: null };
  let pending: Promise<Module> | null = null;
  const listeners = new Set<() => void>();

  function setState(next: LazyState<Module>) {
    state = next;
    for (const notify of listeners) notify();
  }

  async function run(): Promise<Module> {
    try {
      const module = await importModule();
      setState({ module, failure: null });
      return module;
    } catch (error) {
      setState({ module: null, failure: { error } });
      throw error;
    } finally {
      pending = null;
    }
  }

  async function load(): Promise<Module> {
    if (state.module !== null) return state.module;
    if (state.failure) setState({ module: null, failure: null });
    pending ??= run();
    return pending;
  }

  return {
    load,
    preload: () => {
      load().catch(() => undefined);
    },
    retry: () => {
      // Firefox remembers a failed import for the life of the page, and so does every browser for a
      // file that a deployment has removed: only a new page gets the code.
      load().catch(() => {
        if (navigator.onLine) window.location.reload();
      });
    },
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * The module of lazy code once it is loaded.
 * @param isNeeded loads it; a failure is tried again the next time that it becomes needed
 */
export function useLazyCode<Module>(code: LazyCode<Module>, isNeeded = true): LazyState<Module> {
  const state = useSyncExternalStore(code.subscribe, code.getState);

  useEffect(() => {
    if (isNeeded) code.preload();
  }, [code, isNeeded]);

  return state;
}
