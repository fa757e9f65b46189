import type { QueuedControl } from '@/early/queued-press';

/** Discards the press on a skeleton: called when the session ends. */
export function dropQueuedPress(): void {
  delete window.queuedPress;
}

/**
 * Removes the stored press if it was on this control; returns whether it was, and no other page has been opened
 * since.
 */
export function takeQueuedPress(control: QueuedControl): boolean {
  const press = window.queuedPress;
  if (press?.control !== control) return false;
  dropQueuedPress();
  return press.pathname === window.location.pathname;
}

/**
 * A ref callback for the element around a control: replays the press on its skeleton, unless another
 * page has been opened since.
 */
export function replayPress(control: QueuedControl) {
  return (element: HTMLElement | null) => {
    const target = element?.querySelector<HTMLElement>('input, button');
    if (!target || !takeQueuedPress(control)) return;
    // A press focuses an input and clicks a button.
    target.focus();
    if (target.localName === 'button') target.click();
  };
}
