import { deferredDialog } from '@/ui/deferred-dialog';
import type { ResetLinkDialogProps } from './reset-link-dialog';

/** The Reset Your Password dialog of the login page. */
export const resetLink = deferredDialog<ResetLinkDialogProps>(
  async () => (await import('./reset-link-dialog')).ResetLinkDialog,
);
