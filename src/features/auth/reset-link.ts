import { lazyDialog } from '@/ui/lazy-dialog';
import type { ResetLinkDialogProps } from './reset-link-dialog';

/** The lazy-loaded Reset Your Password dialog. */
export const LazyResetLink = lazyDialog<ResetLinkDialogProps>(
  async () => (await import('./reset-link-dialog')).ResetLinkDialog,
);
