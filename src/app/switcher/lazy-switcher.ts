import { lazyDialog } from '@/ui/lazy-dialog';
import type { SwitcherDialogProps } from './switcher-dialog';

/** `SwitcherDialog` in a chunk of its own, with the library of its list. */
export const LazySwitcher = lazyDialog<SwitcherDialogProps>(
  async () => (await import('./switcher-dialog')).SwitcherDialog,
  { size: 'switcher', loading: 'Opening the quick switcher...' },
);
