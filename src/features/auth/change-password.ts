import { lazyDialog, type DialogControl } from '@/ui/lazy-dialog';

/** The Change Password dialog, which the menus open. */
export const LazyChangePassword = lazyDialog<DialogControl>(
  async () => (await import('./change-password-dialog')).ChangePasswordDialog,
);
