/** Milliseconds without a key after which the next one starts a new typeahead text. */
const TYPEAHEAD_RESET_MS = 500;

let typedText = '';
let typedAt = 0;

/** The next item that starts with the typed text, searched from the current one. */
function findByTypeahead(items: HTMLElement[], current: number, key: string) {
  const now = performance.now();
  typedText = now - typedAt > TYPEAHEAD_RESET_MS ? key : typedText + key;
  typedAt = now;
  // A repeated letter moves through the items that start with it.
  const isRepeated = typedText === key.repeat(typedText.length);
  const text = (isRepeated ? key : typedText).toLowerCase();
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  return items
    .map((_, step) => items[(start + step) % items.length])
    .find((item) => item?.textContent.trim().toLowerCase().startsWith(text));
}

/**
 * Handles a key of an open menu: arrow keys, Home, End and typeahead move the focus, and Space clicks
 * a link.
 * @returns whether the key was handled, so that the caller prevents its default action
 */
export function handleMenuKey(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const focused = items.find((item) => item === document.activeElement);
  const current = focused ? items.indexOf(focused) : -1;
  const last = items.length - 1;

  // Space clicks a button natively; on a link it would scroll the page.
  if (key === ' ') {
    if (!focused || focused instanceof HTMLButtonElement) return false;
    focused.click();
    return true;
  }

  const next =
    key === 'ArrowDown'
      ? items[current < last ? current + 1 : 0]
      : key === 'ArrowUp'
        ? items[current > 0 ? current - 1 : last]
        : key === 'Home'
          ? items[0]
          : key === 'End'
            ? items[last]
            : key.length === 1
              ? findByTypeahead(items, current, key)
              : undefined;
  next?.focus();
  return next !== undefined;
}
