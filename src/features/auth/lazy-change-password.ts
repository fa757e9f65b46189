import { lazyDialog, type DialogControl } from '@/ui/dialog/lazy-dialog';

/** The lazy-loaded Change Password dialog. */
export const LazyChangePassword = lazyDialog<DialogControl>(
  async () => (await import('./change-password-dialog')).ChangePasswordDialog,
);
