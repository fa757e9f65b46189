import { useSyncExternalStore } from 'react';

/** The breakpoint md; narrower windows have the phone layout. */
const WIDE = '(min-width: 768px)';

function wideQuery(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;
}

function subscribe(onChange: () => void): () => void {
  const list = wideQuery();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/**
 * Whether the window is at least md wide. Used where CSS would need both variants in the document,
 * with duplicate ids and names.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wideQuery()?.matches ?? true);
}
