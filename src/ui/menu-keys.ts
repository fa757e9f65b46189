/** Pause in milliseconds after which typing starts a new word. */
const TYPEAHEAD_PAUSE = 500;

let typed = '';
let typedAt = 0;

/** The entry that the letters typed so far lead to, looking onwards from the current one. */
function findByLetters(items: HTMLElement[], current: number, key: string) {
  const now = performance.now();
  typed = now - typedAt > TYPEAHEAD_PAUSE ? key : typed + key;
  typedAt = now;
  // The same letter again and again walks through the entries that begin with it.
  const repeats = typed === key.repeat(typed.length);
  const word = (repeats ? key : typed).toLowerCase();
  const start = repeats ? current + 1 : Math.max(current, 0);
  return items
    .map((_, step) => items[(start + step) % items.length])
    .find((item) => item?.textContent.trim().toLowerCase().startsWith(word));
}

/**
 * Moves the focus among a menu's entries for one key, and presses a link entry for Space.
 * Returns whether the key was used, so that the caller can keep it from scrolling the page.
 */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const focused = items.find((item) => item === document.activeElement);
  const current = focused ? items.indexOf(focused) : -1;
  const last = items.length - 1;

  // Buttons answer Space by themselves; links would scroll the page instead.
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
              ? findByLetters(items, current, key)
              : undefined;
  next?.focus();
  return next !== undefined;
}
