/** A ref that focuses its element when it appears. Stable, so that no later render does it again. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
