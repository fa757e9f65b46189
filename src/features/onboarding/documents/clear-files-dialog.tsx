import { useMutation } from '@tanstack/react-query';
import { useAction } from '@/components/use-action';
import { removeMutation } from '@/resources/onboarding/documents/queries';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Alert } from '@/ui/feedback/alert';
import { showToast } from '@/ui/feedback/toast';

export interface ClearFilesDialogProps {
  /** The number of uploaded files. */
  count: number;
  onClose: () => void;
  onCleared: () => void;
}

const FAILED = 'Failed to remove the file.';

/**
 * Asks for confirmation before all uploaded files are removed (docs/product/documents.md#clearing).
 * Closing it does not abort the request: a toast then shows its failure.
 */
export function ClearFilesDialog({ count, onClose, onCleared }: ClearFilesDialogProps) {
  const { mutateAsync, isPending, isError } = useMutation(removeMutation);
  const { run: clear } = useAction(() => mutateAsync(), {
    onDone: () => {
      onCleared();
      onClose();
    },
    onError: (_, isMounted) => {
      if (!isMounted) showToast('error', FAILED);
    },
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
      busyLabel={isPending ? 'Clearing...' : undefined}
      onCancel={onClose}
      onConfirm={() => void clear()}
    >
      {isError && (
        <Alert tone="danger" className="mb-4">
          {FAILED}
        </Alert>
      )}
    </QuestionDialog>
  );
}
