import { useSyncExternalStore } from 'react';

let returnedAt = Date.now();
const listeners = new Set<() => void>();

// Listens from the start, because the tab may become visible before a component uses the time.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  returnedAt = Date.now();
  for (const notify of listeners) notify();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the tab was loaded or became visible last, in epoch milliseconds. */
export function useReturnedAt(): number {
  return useSyncExternalStore(subscribe, () => returnedAt);
}
