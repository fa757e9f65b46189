import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { focusElement, focusPage } from '@/lib/browser/focus';

/**
 * Focuses the element of a dialog with `data-autofocus`, else its title. Screen readers would read
 * a focused dialog from beginning to end.
 */
function focusDialog(dialog: Element) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
  if (target) focusElement(target);
}

/** Focuses the open dialog, else the page's content. */
function focusRemaining() {
  const dialog = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1);
  if (dialog) focusDialog(dialog);
  else focusPage();
}

/** The opener of a dialog that closes, which a dialog that opens in the same commit inherits. */
let inheritedOpener: Element | null = null;

/** Returns a close handler that restores the focus; Radix restores it only to its own `Trigger`. */
export function useFocusRestore(open: boolean) {
  const opener = useRef<Element | null>(null);
  const openedOn = useRef('');
  // The content mounts one commit later, so this runs before a field is focused on mount.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = inheritedOpener ?? document.activeElement;
    openedOn.current = window.location.pathname;
    return () => {
      inheritedOpener = opener.current;
      queueMicrotask(() => (inheritedOpener = null));
    };
  }, [open]);

  return function restoreFocus(event: Event) {
    event.preventDefault();
    // A dialog that has replaced this one, or the code that closed it, has moved the focus.
    if (document.activeElement !== document.body) return;
    const isSamePage = window.location.pathname === openedOn.current;
    if (opener.current instanceof HTMLElement && isSamePage) {
      opener.current.focus({ preventScroll: true });
    }
    // Another page shows, the opener has been removed, or it is behind another dialog.
    if (document.activeElement === document.body) focusRemaining();
  };
}

/**
 * How long the title of a dialog has the focus before a field, in ms; at once, Orca would not speak
 * of the dialog. Nobody types as early.
 */
const TITLE_FOCUS_MS = 100;

/**
 * Focuses a dialog that opens, and its title before a field. Orca leaves its focus mode when Firefox
 * announces a dialog, returns to it only with another focused element, and until then takes typed
 * letters as its commands.
 */
export function focusContent(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const field = dialog.querySelector<HTMLInputElement>('input[data-autofocus]');
  const title = dialog.querySelector('h2');
  // A phone opens its keyboard only for a field that is focused at once.
  if (!field || !title || window.matchMedia('(pointer: coarse)').matches) {
    focusDialog(dialog);
    return;
  }
  focusElement(title);
  const focusField = () => document.activeElement === title && field.focus();
  // A letter that is typed before goes to the field that it focuses.
  const focusFieldOnLetter = ({ key }: globalThis.KeyboardEvent) =>
    key.length === 1 && focusField();
  dialog.addEventListener('keydown', focusFieldOnLetter, { once: true });
  window.setTimeout(focusField, TITLE_FOCUS_MS);
}

/** Radix focuses without scrolling when Tab wraps around at the ends of the dialog. */
export function scrollToFocused({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}
