/**
 * A press on the place of a control whose code is still loading: remembered, and carried out when
 * the control is there.
 */
export type EarlyControl = 'search' | 'credits' | 'menu';

let pressed: EarlyControl | null = null;

/** Remembers the control that was pressed last. */
export function queuePress(control: EarlyControl): void {
  pressed = control;
}

/** A ref for a control's element: carries out the press that was made before it was there. */
export function replayPress(control: EarlyControl) {
  return (element: HTMLElement | null) => {
    if (element === null || pressed !== control) return;
    const target = element.querySelector<HTMLElement>('input, button');
    if (!target) return;
    pressed = null;
    // A press into a field puts the focus there.
    target.focus();
    if (target.localName === 'button') target.click();
  };
}
