import { lazyDialog } from '@/ui/lazy-dialog';
import type { LogoutDialogProps } from './logout-dialog';

/** The question before a logout that removes what is not saved. */
export const LazyLogoutDialog = lazyDialog<LogoutDialogProps>(
  async () => (await import('./logout-dialog')).LogoutDialog,
);
