import { lazy, type ComponentType } from 'react';

/** A screen whose code is a chunk of its own. */
export interface Screen {
  (): React.JSX.Element;
  /** Loads the chunk, so that rendering the screen need not wait. */
  preload: () => Promise<void>;
}

/**
 * Makes a screen of a chunk. Once preloaded it renders without suspending: React holds a fallback
 * for 300 ms even when the chunk is there a moment later.
 */
export function screen(load: () => Promise<ComponentType>): Screen {
  let Loaded: ComponentType | null = null;
  let Lazy = lazy(loadLazy);

  async function remember() {
    Loaded ??= await load();
    return Loaded;
  }
  async function loadLazy() {
    try {
      return { default: await remember() };
    } catch (error) {
      // React keeps a failure for good; the next try needs a component that has not failed yet.
      Lazy = lazy(loadLazy);
      throw error;
    }
  }

  function LazyScreen() {
    return Loaded ? <Loaded /> : <Lazy />;
  }
  LazyScreen.preload = async () => {
    await remember();
  };
  return LazyScreen;
}
