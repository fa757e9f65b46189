const TYPES = ['pointermove', 'pointerdown', 'keydown'];

/**
 * Calls `run` once, at the first `pointermove`, `pointerdown` or `keydown`, to load code that only
 * interaction needs.
 * @returns the cleanup function
 */
export function onFirstInput(run: () => void): () => void {
  const stop = () => {
    for (const type of TYPES) window.removeEventListener(type, onInput, true);
  };
  const onInput = () => {
    stop();
    run();
  };
  for (const type of TYPES)
    window.addEventListener(type, onInput, { capture: true, passive: true });
  return stop;
}
