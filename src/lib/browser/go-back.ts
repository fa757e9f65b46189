import { currentEntryIndex, currentEntryKey } from './history-entry';

/** The key of the history entry that was left by `goBack`: the browser goes back in a later task. */
let leftKey: string | null = null;
/** The router's index of the entry to which `goBack` goes. */
let targetIndex = 0;

function forgetLeftEntry(): void {
  leftKey = null;
}

/**
 * Goes back in the browser's history, once from each entry: a second press before the browser has gone
 * back does nothing.
 */
export function goBack(steps = 1): void {
  if (isGoingBack()) return;
  leftKey = currentEntryKey();
  targetIndex = currentEntryIndex() - steps;
  for (const type of ['popstate', 'pagehide']) {
    window.addEventListener(type, forgetLeftEntry, { once: true });
  }
  window.history.go(-steps);
}

/**
 * Goes back and then calls a function, unless the member has gone back further meanwhile. With 0 steps it calls the
 * function immediately.
 */
export function goBackAndThen(steps: number, run: () => void): void {
  if (steps === 0) {
    run();
    return;
  }
  goBack(steps);
  const runOnTarget = () => {
    if (currentEntryIndex() >= targetIndex) run();
  };
  window.addEventListener('popstate', runOnTarget, { once: true });
}

/** Whether `goBack` was called and the browser has not gone back yet. */
export function isGoingBack(): boolean {
  return leftKey === currentEntryKey();
}
