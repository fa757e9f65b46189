const listeners = new Set<() => void>();

/** Opens the quick switcher, or closes it when it is open. */
export function toggleSwitcher(): void {
  for (const notify of listeners) notify();
}

/** Calls the listener for each toggle; returns the cleanup function. */
export function subscribeToSwitcher(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
