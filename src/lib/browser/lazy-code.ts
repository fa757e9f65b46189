import { createListeners } from '@/lib/listeners';
import { reloadPage } from './reload-page';

export interface LazyState<Module> {
  module: Module | null;
  /** The error of the last load; the next load resets it. */
  failure: { error: unknown } | null;
}

/** A dynamically imported module (docs/decisions/start-up.md). */
export interface LazyCode<Module> {
  /** Resolves to the module; rejects if its chunk can't be loaded. The next call retries. */
  load: () => Promise<Module>;
  /** Starts the download; an error is shown when the code is used. */
  preload: () => void;
  /** Loads the module and calls a function with it; not if its chunk can't be loaded. */
  whenLoaded: (onLoad: (module: Module) => void) => void;
  /**
   * Loads the module again for a Try Again button; if that fails while online, reloads the page.
   */
  retry: () => void;
  getState: () => LazyState<Module>;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Wraps a dynamic import. Unlike `React.lazy`, whose fallback shows for at least 300 ms, a loaded
 * component renders synchronously, and a failed load can be retried.
 */
export function lazyCode<Module>(importModule: () => Promise<Module>): LazyCode<Module> {
  let state: LazyState<Module> = { module: null, failure: null };
  let pending: Promise<Module> | null = null;
  const { subscribe, notify } = createListeners();

  function setState(next: LazyState<Module>) {
    state = next;
    notify();
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

  function whenLoaded(onLoad: (module: Module) => void) {
    load().then(onLoad, () => undefined);
  }

  return {
    load,
    preload: () => whenLoaded(() => undefined),
    whenLoaded,
    retry: () => {
      // Firefox does not retry a failed import until the page is reloaded, and a file that a
      // deployment has removed is missing in every browser.
      load().catch(reloadPage);
    },
    getState: () => state,
    subscribe,
  };
}
