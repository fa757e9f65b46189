import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { SwitcherProps } from './switcher';

/** The lazy-loaded quick switcher. */
export const LazySwitcher = lazyDialog<SwitcherProps>(
  async () => (await import('./switcher')).Switcher,
  { size: 'switcher', loading: 'Quick switcher' },
);
