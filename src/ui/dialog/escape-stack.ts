import { useEffect, useEffectEvent } from 'react';

const handlers: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent) {
  // During composition Escape is for the input method editor.
  if (event.key === 'Escape' && !event.isComposing) handlers.at(-1)?.();
}

/**
 * Calls `onEscape` for the Escape key, if this is the popup or dialog that opened last. One shared
 * listener on the window in the capture phase runs before tooltips can stop the event.
 */
export function useEscape(open: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!open) return;
    const handler = () => escape();
    if (handlers.push(handler) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      handlers.splice(handlers.indexOf(handler), 1);
      if (handlers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);
}
