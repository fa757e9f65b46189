import { lazyDialog } from '@/ui/lazy-dialog';
import type { SwitcherDialogProps } from './switcher-dialog';

/** `SwitcherDialog` in a chunk of its own, with the library of its list. */
export const LazySwitcher = lazyDialog<SwitcherDialogProps>(
  async () => (await import('./switcher-dialog')).SwitcherDialog,
  { size: 'switcher', loading: 'Opening the quick switcher...' },
);

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
