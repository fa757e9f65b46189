import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useWindowEvent } from '@/lib/react/use-window-event';
import { useIsDialogOpen } from '@/ui/dialog/scrim';

/** A control, unlike a focused dialog or heading, which is as wide as its container. */
const CONTROL = 'a, button, input, select, textarea';

/** Whether the focused control is at least partly under the toasts. */
function isFocusUnder(list: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(CONTROL) || list.contains(focused)) return false;
  const [control, toasts] = [focused.getBoundingClientRect(), list.getBoundingClientRect()];
  return (
    control.left < toasts.right &&
    toasts.left < control.right &&
    control.top < toasts.bottom &&
    toasts.top < control.bottom
  );
}

/**
 * Returns where the toasts are shown (docs/product/shell.md#toasts): `page-top`, or `page-bottom`
 * if the focused control would be under them there. While a dialog is open, `dialog`: the window's
 * top, and the dialog begins below them (`--toast-room`, in px).
 * @param count number of visible toasts
 */
export function useToastPosition(
  list: RefObject<HTMLElement | null>,
  count: number,
): 'page-top' | 'page-bottom' | 'dialog' {
  const hasDialog = useIsDialogOpen();
  const [isAtBottom, setIsAtBottom] = useState(false);

  const avoidFocus = useEffectEvent(() => {
    if (count > 0 && list.current && isFocusUnder(list.current)) setIsAtBottom(!isAtBottom);
  });
  useLayoutEffect(() => {
    if (count === 0) setIsAtBottom(false);
    else avoidFocus();
  }, [count]);
  useEffect(() => {
    // The browser scrolls to the focused control after the event.
    const onFocusIn = () => requestAnimationFrame(() => avoidFocus());
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  function setRoom() {
    const { offsetTop = 0, offsetHeight = 0 } = list.current ?? {};
    const room = hasDialog && count > 0 ? offsetTop + offsetHeight : 0;
    document.body.style.setProperty('--toast-room', `${room}px`);
  }
  // After each render, because a toast can be replaced by one of another height.
  useLayoutEffect(setRoom);
  useWindowEvent('resize', setRoom);

  if (hasDialog) return 'dialog';
  return isAtBottom ? 'page-bottom' : 'page-top';
}
