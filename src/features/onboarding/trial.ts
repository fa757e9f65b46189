import { deferredDialog, type DialogControl } from '@/ui/deferred-dialog';

/** Complete Your Setup, the embedded form that activates the free trial. */
export const trialDialog = deferredDialog<DialogControl>(
  async () => (await import('./trial-dialog')).TrialDialog,
);
