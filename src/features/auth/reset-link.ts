import { lazyDialog } from '@/ui/lazy-dialog';
import type { ResetLinkDialogProps } from './reset-link-dialog';

/** The Reset Your Password dialog of the login page. */
export const LazyResetLink = lazyDialog<ResetLinkDialogProps>(
  async () => (await import('./reset-link-dialog')).ResetLinkDialog,
);
