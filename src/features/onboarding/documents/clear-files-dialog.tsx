import { useAction } from '@/components/use-action';
import { removeMutation } from '@/resources/onboarding/documents/queries';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { showToast } from '@/ui/feedback/toast';

export interface ClearFilesDialogProps {
  /** The number of uploaded files. */
  count: number;
  onClose: () => void;
  onCleared: () => void;
}

/**
 * Asks for confirmation before all uploaded files are removed (docs/product/documents.md#clearing).
 * Closing it does not abort the request.
 */
export function ClearFilesDialog({ count, onClose, onCleared }: ClearFilesDialogProps) {
  const { run: clear, isBusy } = useAction(removeMutation, {
    onDone: onCleared,
    onError: () => showToast('error', 'Failed to remove the file.'),
  });

  return (
    <QuestionDialog
      title="Clear all files?"
      description={
        count === 1
          ? 'Your uploaded file will be removed. Your answers stay as they are.'
          : `All ${count} uploaded files will be removed, not just one. Your answers stay as they are.`
      }
      cancelLabel="Cancel"
      confirmLabel="Clear all files"
      busyLabel={isBusy ? 'Clearing...' : undefined}
      onCancel={onClose}
      onConfirm={() => void clear().then(onClose)}
    />
  );
}
