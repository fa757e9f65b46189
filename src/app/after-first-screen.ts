import type { QueryClient } from '@tanstack/react-query';
import { afterPaint } from '@/lib/after-paint';
import { toolKeys } from '@/resources/tools/keys';

/** A catalogue that takes longer than this holds nothing else up. */
const PATIENCE_MS = 4000;

/**
 * Runs something once the catalogue's cards are painted, or at once on a page that has none: what
 * it fetches must not share the network with them. Returns how to call it off.
 */
export function afterFirstScreen(queryClient: QueryClient, run: () => void): () => void {
  let stop: () => void = () => undefined;
  const isLoading = () => queryClient.isFetching({ queryKey: toolKeys.catalogue }) > 0;
  const runAfterPaint = () => {
    stop();
    stop = afterPaint(run);
  };
  // The page below asks in an effect of the same commit: by the next task it has.
  const timer = setTimeout(() => {
    if (!isLoading()) return runAfterPaint();
    const patience = setTimeout(runAfterPaint, PATIENCE_MS);
    const ignore = queryClient.getQueryCache().subscribe(() => {
      if (!isLoading()) runAfterPaint();
    });
    stop = () => {
      clearTimeout(patience);
      ignore();
    };
  });

  return () => {
    clearTimeout(timer);
    stop();
  };
}
