import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Milliseconds without requests after which a page has requested what it shows first. */
export const PAGE_IDLE_MS = 500;

/**
 * Calls a function once no query has been in flight for `idleMs` milliseconds.
 * @returns the cleanup function
 */
export function whenNetworkIdle(
  queryClient: QueryClient,
  idleMs: number,
  run: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(update);

  function stop() {
    unsubscribe();
    clearTimeout(timer);
    timer = undefined;
  }
  function update() {
    if (queryClient.isFetching() > 0) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => {
        stop();
        run();
      }, idleMs);
    }
  }
  update();
  return stop;
}

/** True from when the page has requested what it shows first. */
export function useIsNetworkIdle(): boolean {
  const queryClient = useQueryClient();
  const [isNetworkIdle, setIsNetworkIdle] = useState(false);

  useEffect(
    () => whenNetworkIdle(queryClient, PAGE_IDLE_MS, () => setIsNetworkIdle(true)),
    [queryClient],
  );
  return isNetworkIdle;
}
