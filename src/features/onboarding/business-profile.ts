import { deferredDialog } from '@/ui/deferred-dialog';
import type { BusinessProfileDialogProps } from './business-profile-dialog';

/** The dialog Generate Your Business Profile, whose code comes when it opens. */
export const businessProfileDialog = deferredDialog<BusinessProfileDialogProps>(
  async () => (await import('./business-profile-dialog')).BusinessProfileDialog,
);
