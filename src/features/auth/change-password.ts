import { deferredDialog, type DialogControl } from '@/ui/deferred-dialog';

/** The Change Password dialog, which the menus open. */
export const changePasswordDialog = deferredDialog<DialogControl>(
  async () => (await import('./change-password-dialog')).ChangePasswordDialog,
);
