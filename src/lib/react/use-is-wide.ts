import { useSyncExternalStore } from 'react';

/** The breakpoint md; narrower windows have the phone layout. */
const WIDE = '(min-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the window is at least md wide. Used where CSS would need both variants in the document,
 * with duplicate ids and names.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
