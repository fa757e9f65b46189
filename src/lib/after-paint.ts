/** The pictures of what was painted come first, as long as they are quick. */
const PICTURES_MS = 300;
/** Room for what the paint itself brings about. */
const SETTLE_MS = 100;

/**
 * Runs something once what was just rendered is painted and the page's first files have come, or
 * soon all the same: for code that must not share the network with the first screen. Returns how to
 * call it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    stop();
    timer = setTimeout(run, SETTLE_MS);
  };
  const frame = requestAnimationFrame(() => {
    window.addEventListener('load', settle);
    timer = setTimeout(settle, document.readyState === 'complete' ? 0 : PICTURES_MS);
  });
  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('load', settle);
  }
  return stop;
}
