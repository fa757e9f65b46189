import { deferredDialog } from '@/ui/deferred-dialog';

/** Upgrade Your Plan; its code comes when it is about to open. */
export const upgradeDialog = deferredDialog(
  async () => (await import('./upgrade-dialog')).UpgradeDialog,
);
