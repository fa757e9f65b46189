import { lazy, type ComponentType } from 'react';

/** A screen whose code is a chunk of its own. */
export interface Screen {
  (): React.JSX.Element;
  /** Loads the chunk, so that rendering the screen need not wait. */
  preload: () => Promise<void>;
}

/** What makes each failed screen ask for its chunk again. */
const failed = new Set<() => void>();

/**
 * Lets screens whose chunk could not be fetched try again when they render next. Not at once: React
 * renders a failed component a second time before it gives up, and would never get to give up.
 */
export function retryFailedScreens(): void {
  for (const renew of failed) renew();
  failed.clear();
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
  function renew() {
    Lazy = lazy(loadLazy);
  }
  async function loadLazy() {
    try {
      return { default: await remember() };
    } catch (error) {
      failed.add(renew);
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
