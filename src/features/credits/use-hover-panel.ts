import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useDismiss } from '@/ui/use-dismiss';

/** How long a pointer rests before the panel opens (core specification, section 9). */
export const OPEN_DELAY_MS = 700;
/** Coming back this soon after the panel closed opens it at once (core specification, section 9). */
export const SKIP_DELAY_MS = 300;

/**
 * A panel that explains its control: it opens for a resting pointer, for the keyboard's focus, and
 * for a press, because a finger can't hover; it closes for the second press, when the pointer or
 * the focus leaves, for a press outside, and for Escape.
 *
 * `hover` belongs on the element around control and panel (so that the pointer can cross over),
 * `control` on the button.
 */
export function useHoverPanel() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function hide() {
    clearTimeout(timer.current);
    if (open) closedAt.current = performance.now();
    setOpen(false);
  }

  useDismiss(open, root, hide);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    root,
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        const isReturn = performance.now() - closedAt.current < SKIP_DELAY_MS;
        clearTimeout(timer.current);
        timer.current = setTimeout(show, isReturn ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') hide();
      },
    },
    control: {
      // A press focuses the button too, and then decides by itself.
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) show();
      },
      onClick: () => (open ? hide() : show()),
    },
  };
}
