import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { LogoutDialogProps } from './logout-dialog';

/** `LogoutDialog` in a chunk of its own. */
export const LazyLogoutDialog = lazyDialog<LogoutDialogProps>(
  async () => (await import('./logout-dialog')).LogoutDialog,
);
