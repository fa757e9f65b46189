import { currentEntryKey } from './history-entry';

/** The key of the history entry that `goBack` has left: the browser goes back in a later task. */
let leftKey: string | null = null;

function forgetLeftEntry(): void {
  leftKey = null;
}

/**
 * Goes back in the browser's history, once from each entry: a second press before the browser has
 * gone back does nothing.
 */
export function goBack(steps = 1): void {
  if (leftKey === currentEntryKey()) return;
  leftKey = currentEntryKey();
  for (const type of ['popstate', 'pagehide']) {
    window.addEventListener(type, forgetLeftEntry, { once: true });
  }
  window.history.go(-steps);
}
