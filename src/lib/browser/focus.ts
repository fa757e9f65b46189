/** Elements that Tab can reach. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Focuses an element, also one that Tab does not reach; the page does not scroll. */
export function focusElement(element: HTMLElement): void {
  if (!element.matches(`${TABBABLE}, [tabindex]`)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the page, which says where one is; without one, the page's content. The
 * page does not scroll.
 */
export function focusPage(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target) focusElement(target);
}

/** The first control of the next row of a list, else of the previous one. */
function findNeighbour(row: Element | null): HTMLElement | null {
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  return rows.map((other) => other?.querySelector<HTMLElement>(TABBABLE)).find(Boolean) ?? null;
}

/** The sections, panels and dialogs around a control, the innermost first. */
function partsAround(control: Element): HTMLElement[] {
  const part = control.parentElement?.closest<HTMLElement>(
    'section, [role="tabpanel"], [role="dialog"], main',
  );
  return part ? [part, ...partsAround(part)] : [];
}

/**
 * For the `ref` of a control that a press removes, of an element in it, or of a heading that
 * another one replaces: if it has the focus, the focus moves to the next row of its list, else to
 * the heading of the innermost section, panel or dialog around it that is still there, else to that
 * of the page (docs/product/shell.md#focus).
 */
export function moveFocusOnRemoval(element: HTMLElement | null): (() => void) | undefined {
  const control = element?.closest('a, button') ?? element;
  if (!control) return undefined;
  return () => {
    // The refs of removed elements are cleaned up before the elements leave the document.
    if (document.activeElement !== control) return;
    const neighbour = findNeighbour(control.closest('li, tr'));
    const dialog = control.closest('[role="dialog"]');
    const parts = partsAround(control);
    queueMicrotask(() => {
      // Radix may already have focused the dialog; one that has closed restores the focus itself.
      const isLost = [document.body, dialog].includes(document.activeElement);
      if (!isLost || dialog?.isConnected === false) return;
      const part = parts.find((around) => around.isConnected);
      if (neighbour?.isConnected) neighbour.focus({ preventScroll: true });
      else if (part) focusElement(part.querySelector<HTMLElement>('h1, h2, h3') ?? part);
      else focusPage();
    });
  };
}
