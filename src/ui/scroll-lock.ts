import { useLayoutEffect, useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  holders += change;
  for (const notify of listeners) notify();
}

function lock(): () => void {
  const { style } = document.body;
  if (holders === 0) {
    // The room of the vanishing scrollbar stays, so that the page behind does not move.
    const gap = Math.max(0, window.innerWidth - document.documentElement.clientWidth);
    style.overflow = 'hidden';
    style.paddingRight = `${gap}px`;
  }
  count(1);

  return () => {
    count(-1);
    if (holders > 0) return;
    style.overflow = '';
    style.paddingRight = '';
  };
}

/** Keeps the page from scrolling while `active`; the last of several holders frees it. */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => (active ? lock() : undefined), [active]);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether something holds the page, such as a dialog: what opens by itself waits until it is gone. */
export function useIsScrollLocked(): boolean {
  return useSyncExternalStore(subscribe, () => holders > 0);
}
