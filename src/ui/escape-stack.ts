import { useEffect, useEffectEvent } from 'react';

type Layer = () => void;

const layers: Layer[] = [];

function onKeyDown(event: KeyboardEvent) {
  // During composition Escape belongs to the input method.
  if (event.key === 'Escape' && !event.isComposing) layers.at(-1)?.();
}

/**
 * Escape for whatever is open: only the layer that opened last hears it. All of them share one
 * listener, on the window's capture phase, so that no tooltip or library layer can swallow the key.
 */
export function useEscape(open: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!open) return;
    const layer = () => escape();
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);
}
