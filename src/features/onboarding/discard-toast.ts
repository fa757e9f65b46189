import { showToast } from '@/ui/toast';

/** Confirms that answers were discarded, with Undo. */
export function showDiscarded(onUndo: () => void): void {
  showToast('info', 'Your changes were discarded.', { action: { label: 'Undo', onPress: onUndo } });
}
