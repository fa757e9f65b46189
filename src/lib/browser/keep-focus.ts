/** Elements that Tab can reach. */
const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Elements with an accessible name that contain controls, and the page's content. */
const CONTAINER =
  'main, [role="dialog"], :is(div, section, form, nav)[aria-label], [aria-labelledby]';

/** Elements of a list, which are removed while others stay. */
const LIST_ITEM = 'li, tr, [data-row]';

function isReachable(element: HTMLElement): boolean {
  const isVisible = 'checkVisibility' in element ? element.checkVisibility() : true;
  return isVisible && !element.closest('[inert], [aria-hidden="true"]');
}

function controlsIn(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(TABBABLE)).filter(isReachable);
}

function findRemoval(node: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  return records.find(({ removedNodes }) =>
    Array.from(removedNodes).some((removed) => removed.contains(node)),
  );
}

/** The control after the position of a removed node, else the one before it. */
function findNeighbour({ target, previousSibling }: MutationRecord): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const controls = controlsIn(target);
  const isAfter = (control: HTMLElement) =>
    !previousSibling?.isConnected ||
    (!previousSibling.contains(control) &&
      previousSibling.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING);
  return controls.find(isAfter) ?? controls.at(-1);
}

/**
 * The element that gets the focus after a focused control was removed, `null` if there is none. The first that
 * exists of:
 *
 * 1. the first new control in the same container, unless a list item was removed, whose list stays;
 * 2. the control after the position of the removed node, else the one before it, if that node is a list item or
 *    the focused control itself;
 * 3. the container.
 */
function findSuccessor(lost: Element, records: readonly MutationRecord[]): HTMLElement | null {
  let removal = findRemoval(lost, records);
  while (removal && !removal.target.isConnected) removal = findRemoval(removal.target, records);
  const parent = removal?.target;
  if (!removal || !(parent instanceof Element)) return null;

  const removed = Array.from(removal.removedNodes);
  const isListItem = removed.some((node) => node instanceof Element && node.matches(LIST_ITEM));
  const container = parent.closest<HTMLElement>(CONTAINER);
  const isNew = (control: HTMLElement) =>
    records.some(({ addedNodes }) =>
      Array.from(addedNodes).some((added) => added.contains(control)),
    );
  return (
    (isListItem ? undefined : controlsIn(container ?? parent).find(isNew)) ??
    (isListItem || removed.includes(lost) ? findNeighbour(removal) : undefined) ??
    container
  );
}

/** Focuses an element, also one that Tab does not reach; the page does not scroll. */
export function focusElement(element: HTMLElement): void {
  if (!element.matches(`${TABBABLE}, [tabindex]`)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Focuses the page's content. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Focuses the successor of a focused control that is removed from the document, which would leave
 * the focus on the body (docs/product/shell.md#focus). Dialogs restore the focus themselves.
 * @returns the cleanup function
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;

  function onFocusIn({ target }: FocusEvent) {
    focused = target instanceof Element ? target : null;
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    // The body is the active element until the focus has moved, also if a listener removes the
    // blurred element meanwhile.
    if (relatedTarget instanceof Element) {
      focused = relatedTarget;
      return;
    }
    // Some browsers fire `focusout` for a removed element, which is disconnected a microtask later.
    queueMicrotask(() => {
      const isBlurred = document.activeElement === document.body;
      if (focused === target && focused?.isConnected && isBlurred) focused = null;
    });
  }
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const lost = focused;
    focused = null;
    const isInDialog = lost.closest('[role="dialog"]')?.isConnected === false;
    if (isInDialog || document.activeElement !== document.body) return;
    const successor = findSuccessor(lost, records);
    if (successor) focusElement(successor);
    else focusMain();
  });

  document.addEventListener('focusin', onFocusIn);
  // In the capture phase, before a listener can remove the blurred element.
  document.addEventListener('focusout', onFocusOut, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut, true);
    observer.disconnect();
  };
}
