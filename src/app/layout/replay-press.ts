import type { QueuedControl } from '@/early/queued-press';

/** Discards the press on a skeleton: called when the session ends. */
export function dropQueuedPress(): void {
  delete window.queuedPress;
}

/**
 * A ref callback for the element around a control: replays the press on its skeleton, unless another
 * page has been opened since.
 */
export function replayPress(control: QueuedControl) {
  return (element: HTMLElement | null) => {
    const press = window.queuedPress;
    if (element === null || press?.control !== control) return;
    const target = element.querySelector<HTMLElement>('input, button');
    if (!target) return;
    dropQueuedPress();
    if (press.pathname !== window.location.pathname) return;
    // A press focuses an input and clicks a button.
    target.focus();
    if (target.localName === 'button') target.click();
  };
}
