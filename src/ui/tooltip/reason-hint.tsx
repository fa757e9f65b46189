import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { EscapeLayer } from '@/ui/layer';

type Handlers = Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>;

/**
 * Whether the reason of a disabled button shows: on hover, focus and press, until Escape.
 * Not the tooltip of tooltip.tsx, whose code is not in the first chunk.
 */
export function useReason(reason: string | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && Boolean(reason);

  return {
    isShown,
    show: () => setIsOpen(true),
    hide: () => setIsOpen(false),
    /** The handlers of the button, which call those of its props too. */
    handlers: (props: Handlers): Handlers => ({
      onPointerEnter: (event) => {
        props.onPointerEnter?.(event);
        setIsOpen(true);
      },
      onPointerLeave: (event) => {
        props.onPointerLeave?.(event);
        // Lifting a finger fires `pointerleave`, and must not hide the reason.
        if (event.pointerType !== 'touch') setIsOpen(false);
      },
      onFocus: (event) => {
        props.onFocus?.(event);
        setIsOpen(true);
      },
      onBlur: (event) => {
        props.onBlur?.(event);
        setIsOpen(false);
      },
    }),
  };
}

/** Pixels between a reason and the sides of its dialog or of the window. */
const MARGIN = 8;

/** Moves an element that is wider than its button into its dialog, which cuts it, or into the window. */
function moveIntoView(element: HTMLElement | null) {
  if (!element) return;
  const { left, right } = element.getBoundingClientRect();
  const bounds = (
    element.closest('[role="dialog"]') ?? document.documentElement
  ).getBoundingClientRect();
  const overflow = Math.max(0, right + MARGIN - bounds.right);
  const shift = overflow > 0 ? -overflow : Math.max(0, bounds.left + MARGIN - left);
  if (shift !== 0) element.style.translate = `${shift}px`;
}

/**
 * The reason above its button, which contains it, so that the pointer can move to it. It is hidden
 * from screen readers, which read the same text as the description of the button.
 */
export function ReasonHint({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  return (
    <span ref={moveIntoView} aria-hidden className="absolute bottom-full z-1 pb-1.5">
      <EscapeLayer onEscape={onEscape} />
      <span className="block w-max max-w-60 rounded-small border border-transparent bg-ink px-2.5 py-1.5 text-12 font-normal whitespace-normal text-white">
        {children}
      </span>
    </span>
  );
}
