import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useEscape } from './escape-stack';

/** What ended it; after `escape` the caller gives the focus back to its control. */
export type DismissCause = 'press' | 'escape' | 'focus';

/**
 * Tells an open popup (menu, result list, phone menu) that the member has turned to something else:
 * a press outside of `inside`, Escape, or the focus moving out. `inside` holds the control too.
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
