import type { QueryClient } from '@tanstack/react-query';

/** Long enough for a page to have asked for what it shows. */
const SETTLE_MS = 300;

/**
 * Runs something once no query has been under way for a moment, so that it takes nothing from what
 * the page shows; returns how to call it off.
 */
export function whenQuiet(queryClient: QueryClient, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = queryClient.getQueryCache().subscribe(watch);

  function stop() {
    stopListening();
    clearTimeout(timer);
    timer = undefined;
  }
  function watch() {
    if (queryClient.isFetching() > 0) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => {
        stop();
        run();
      }, SETTLE_MS);
    }
  }
  watch();
  return stop;
}
