/**
 * A ref callback that focuses its element on mount. It is stable, so a re-render does not repeat
 * it.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
