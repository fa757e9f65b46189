/** Stores scroll positions by history entry and restores them on Back, Forward and reload. */

import { isNewVisit } from '@/lib/browser/history-entry';
import { parseJson, tabStorage } from '@/lib/browser/storage';

const STORAGE_KEY = 'scroll-positions';
/** The time in milliseconds in which a page can become tall enough for its restored position. */
const RESTORE_TIMEOUT_MS = 3000;

function loadPositions(): Map<string, number> {
  const saved = parseJson(tabStorage.read(STORAGE_KEY));
  const loaded = new Map<string, number>(
    Array.isArray(saved)
      ? saved.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number')
      : [],
  );
  // The router gives the first entry of each page load the key `default`; a new visit starts at the
  // top.
  if (isNewVisit()) loaded.delete('default');
  return loaded;
}

const positions = loadPositions();
let currentKey = '';
/** Whether the page is still shorter than the position to restore. */
let isRestoring = false;

/** Sets the history entry whose scroll position is recorded from now on. */
export function enterHistoryEntry(key: string): void {
  // An entry that only opens a dialog starts with the current position.
  const position = positions.get(key) ?? positions.get(currentKey) ?? 0;
  // Moved to the end, because the entries that were entered last are kept over a reload.
  positions.delete(key);
  positions.set(key, position);
  currentKey = key;
}

/** Starts recording scroll positions; returns the cleanup function. */
export function recordScroll(): () => void {
  history.scrollRestoration = 'manual';
  const record = () => {
    if (currentKey !== '' && !isRestoring) positions.set(currentKey, window.scrollY);
  };
  const save = () => {
    // WebKit fires no `scroll` for a scroll right before the page is left.
    record();
    tabStorage.write(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
  };
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('scroll', record);
    window.removeEventListener('pagehide', save);
  };
}

/**
 * Restores the scroll position of a history entry. While its content is loading, the page is
 * scrolled again whenever it grows, until the member scrolls or 3 s have passed; returns the
 * cleanup function.
 */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key) ?? 0;
  isRestoring = true;
  window.scrollTo(0, target);
  if (target === 0 || window.scrollY >= target - 1) {
    isRestoring = false;
    return () => undefined;
  }
  const resizeObserver = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (window.scrollY >= target - 1) stop();
  });
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  const memberEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  function stop() {
    isRestoring = false;
    resizeObserver.disconnect();
    clearTimeout(timer);
    for (const type of memberEvents) window.removeEventListener(type, stop);
  }
  resizeObserver.observe(document.documentElement);
  for (const type of memberEvents) window.addEventListener(type, stop, { passive: true });
  return stop;
}
