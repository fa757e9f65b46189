/** A control with a skeleton; a press on the skeleton is replayed when the control is mounted. */
export type QueuedControl = 'search' | 'credits' | 'menu';

let queued: QueuedControl | null = null;

/** Stores the control whose skeleton was pressed last. */
export function queuePress(control: QueuedControl): void {
  queued = control;
}

/** A ref callback for the element around a control: replays the press on its skeleton. */
export function replayPress(control: QueuedControl) {
  return (element: HTMLElement | null) => {
    if (element === null || queued !== control) return;
    const target = element.querySelector<HTMLElement>('input, button');
    if (!target) return;
    queued = null;
    // A press focuses an input and clicks a button.
    target.focus();
    if (target.localName === 'button') target.click();
  };
}
