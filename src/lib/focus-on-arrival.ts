/** A ref that focuses its element when it appears. Stable, so that no later render does it again. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
