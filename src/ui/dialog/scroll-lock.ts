import { useLayoutEffect, useSyncExternalStore } from 'react';
import { waitForPaint } from '@/lib/browser/wait-for-paint';

let lockCount = 0;
let isPageLocked = false;
const listeners = new Set<() => void>();

function changeLockCount(change: number): void {
  lockCount += change;
  for (const notify of listeners) notify();
}

function lockPage() {
  const { style } = document.body;
  // The padding replaces the hidden scrollbar, so that the page does not shift.
  const gap = Math.max(0, window.innerWidth - document.documentElement.clientWidth);
  style.overflow = 'hidden';
  style.paddingRight = `${gap}px`;
  void makeInertAfterPaint();
}

/**
 * Makes the page inert, because Radix hides only the elements that exist when a dialog opens, not
 * those that render later. Waits for the dialog's first paint: `inert` changes the styles of every
 * element of the page, which would delay it.
 */
async function makeInertAfterPaint(): Promise<void> {
  await waitForPaint();
  if (isPageLocked) document.getElementById('root')?.setAttribute('inert', '');
}

function unlockPage() {
  const { style } = document.body;
  style.overflow = '';
  style.paddingRight = '';
  document.getElementById('root')?.removeAttribute('inert');
}

function lock(): () => void {
  if (!isPageLocked) lockPage();
  isPageLocked = true;
  changeLockCount(1);

  return () => {
    changeLockCount(-1);
    // A dialog that replaces this one locks later in the same commit: unlocking in between would
    // make the browser calculate the styles of the whole page two more times.
    queueMicrotask(() => {
      if (lockCount > 0 || !isPageLocked) return;
      isPageLocked = false;
      unlockPage();
    });
  };
}

/**
 * Prevents the page from scrolling while `active` is true in any component, and makes it inert from
 * the next paint on.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => (active ? lock() : undefined), [active]);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether a component, such as an open dialog, locks the page's scrolling. */
export function useIsScrollLocked(): boolean {
  return useSyncExternalStore(subscribe, () => lockCount > 0);
}
