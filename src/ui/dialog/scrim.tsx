import { useLayoutEffect, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { createListeners } from '@/lib/listeners';

let scrimCount = 0;
const scrimChanges = createListeners();

/** The second press of a double click comes at most this long after the first, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** When a dialog was opened or closed last, in epoch milliseconds. */
let changedAt = -Infinity;

/**
 * Ignores the second press of a double click whose first one has opened or closed a dialog, because
 * another element is in its place.
 */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail < 2 || Date.now() - changedAt > DOUBLE_CLICK_MS) return;
  event.preventDefault();
  event.stopPropagation();
}

// Radix ignores a press outside whose `mousedown` does not reach the document.
window.addEventListener('mousedown', ignoreSecondPress, { capture: true });
window.addEventListener('click', ignoreSecondPress, { capture: true });

function changeScrimCount(change: number): void {
  scrimCount += change;
  changedAt = Date.now();
  scrimChanges.notify();
}

/** Returns whether a dialog is open. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(scrimChanges.subscribe, () => scrimCount > 0);
}

function updatePage() {
  const isOpen = scrimCount > 0;
  document.getElementById('root')?.toggleAttribute('inert', isOpen);
  if (!isOpen) document.body.style.paddingRight = '';
}

/**
 * The scrim of a dialog. While one is rendered, the page does not scroll (`data-scrim` in
 * styles.css) and is inert, because Radix hides only the elements that exist when a dialog opens,
 * not those that render later.
 */
export function Scrim(props: ComponentProps<'div'>) {
  // Zero below another dialog's scrim, whose rule has hidden the scrollbar before.
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);

  useLayoutEffect(() => {
    // The padding replaces the hidden scrollbar, so that the page does not shift.
    // `scrollbar-gutter` would leave the scrim a strip narrower than the window.
    if (scrollbar > 0) document.body.style.paddingRight = `${scrollbar}px`;
    changeScrimCount(1);
    // `inert` changes the styles of every element of the page, which would delay the first paint.
    void waitForPaint().then(updatePage);
    return () => {
      changeScrimCount(-1);
      // A dialog that replaces this one renders its scrim before microtasks run.
      queueMicrotask(updatePage);
    };
  }, [scrollbar]);

  // Radix sets `pointer-events: none` on the body, which the scrim would inherit.
  return <div role="presentation" data-scrim style={{ pointerEvents: 'auto' }} {...props} />;
}
