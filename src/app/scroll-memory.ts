/** Scroll positions by history entry, so that Back and a reload return to the place that was left. */

const STORAGE_KEY = 'scroll-positions';
/** A page that is still short after this long will not get longer. */
const RESTORE_WITHIN_MS = 3000;

function load(): Map<string, number> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(saved)) return new Map();
    const positions = new Map<string, number>(
      saved.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number'),
    );
    // The router names the first entry of every page load alike: a fresh visit is not a return.
    const [visit] = performance.getEntriesByType('navigation');
    if (visit && 'type' in visit && visit.type === 'navigate') positions.delete('default');
    return positions;
  } catch {
    return new Map();
  }
}

const positions = load();
let entry = '';

/** Names the history entry that scrolling belongs to from now on. */
export function enterHistoryEntry(key: string): void {
  // One that only opens a dialog begins where the page stands, and may be left without scrolling.
  if (!positions.has(key)) positions.set(key, positions.get(entry) ?? 0);
  entry = key;
}

/** Starts remembering; returns how to stop. */
export function rememberScroll(): () => void {
  history.scrollRestoration = 'manual';
  const note = () => {
    if (entry !== '') positions.set(entry, window.scrollY);
  };
  const save = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Storage is full or switched off: a reload starts at the top.
    }
  };
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', save);
  };
}

/**
 * Scrolls to where a history entry was left. What it showed may still be loading, so it follows the
 * page's growth for a while, unless the member scrolls first; returns how to give up.
 */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key) ?? 0;
  window.scrollTo(0, target);
  if (target === 0 || window.scrollY >= target - 1 || typeof ResizeObserver === 'undefined') {
    return () => undefined;
  }
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (window.scrollY >= target - 1) stop();
  });
  const timer = setTimeout(stop, RESTORE_WITHIN_MS);
  const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  }
  growth.observe(document.documentElement);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
