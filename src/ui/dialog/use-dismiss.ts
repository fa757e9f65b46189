import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useEscape } from './escape-stack';

/** The reason for closing; after `escape` the caller focuses the popup's button. */
export type DismissCause = 'press' | 'escape' | 'focus';

/**
 * Calls `onDismiss` of an open popup on Escape, and on a press or focus outside of an element.
 * @param inside contains the popup and its button
 */
export function useDismiss(
  open: boolean,
  inside: RefObject<Element | null>,
  onDismiss: (cause: DismissCause) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEscape(open, () => onDismiss('escape'));

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      const isOutside = event.target instanceof Node && !inside.current?.contains(event.target);
      if (isOutside) dismiss(event.type === 'focusin' ? 'focus' : 'press');
    };
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, inside]);
}
