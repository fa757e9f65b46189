import { useSyncExternalStore } from 'react';

/** From md up there is room beside the page's middle; below it the phone's layout stands. */
const WIDE = '(min-width: 768px)';

function media(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;
}

function subscribe(onChange: () => void): () => void {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/**
 * Whether the window is at least md wide. Asked in code, not in CSS, where both variants would
 * cost nodes, listeners and duplicate names.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? true);
}
