import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

let returnedAt = Date.now();
const returns = createListeners();

// Listens from the start, because the tab may become visible before a component uses the time.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  returnedAt = Date.now();
  returns.notify();
});

/** When the tab was loaded or became visible last, in epoch milliseconds. */
export function useReturnedAt(): number {
  return useSyncExternalStore(returns.subscribe, () => returnedAt);
}
