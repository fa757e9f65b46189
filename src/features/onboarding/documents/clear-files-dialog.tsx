import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { removeMutation } from '@/resources/onboarding/documents-queries';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { Alert } from '@/ui/feedback/alert';

export interface ClearFilesDialogProps {
  /** The number of uploaded files. */
  count: number;
  onClose: () => void;
  onCleared: () => void;
}

/**
 * Asks for confirmation before all uploaded files are removed (docs/product/documents.md#clearing).
 */
export function ClearFilesDialog({ count, onClose, onCleared }: ClearFilesDialogProps) {
  const flight = useSingleFlight();
  const { mutate, isPending, isError } = useMutation(removeMutation);

  function clear() {
    if (!flight.begin()) return;
    mutate(undefined, {
      onSuccess: () => {
        onCleared();
        onClose();
      },
      onSettled: flight.end,
    });
  }

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
      onConfirm={clear}
    >
      {isError && (
        <Alert tone="danger" className="mb-4">
          Failed to remove the file.
        </Alert>
      )}
    </QuestionDialog>
  );
}
