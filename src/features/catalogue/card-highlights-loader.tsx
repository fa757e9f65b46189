import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { CardHighlightsProps } from './card-highlights';

let loaded: typeof import('./card-highlights') | undefined;

/**
 * Highlights cards once the code for it is there: it is fetched when the first cards show, so that
 * they don't wait for it. Not through Suspense, whose fallback React holds for 300 ms.
 */
export function CardHighlightsLoader(props: CardHighlightsProps) {
  const [isLoaded, setIsLoaded] = useState(loaded !== undefined);

  useEffect(() => {
    if (isLoaded) return;
    return afterPaint(() => {
      import('./card-highlights').then(
        (module) => {
          loaded = module;
          setIsLoaded(true);
        },
        // Offline: the cards do without, and the next visit of the page tries again.
        () => undefined,
      );
    });
  }, [isLoaded]);

  return isLoaded && loaded ? <loaded.CardHighlights {...props} /> : null;
}
