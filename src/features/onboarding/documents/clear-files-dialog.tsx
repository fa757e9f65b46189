import { useMutation } from '@tanstack/react-query';
import { useIsMounted } from '@/lib/react/use-is-mounted';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { removeMutation } from '@/resources/onboarding/documents-queries';
import { sessionSignal } from '@/resources/session/session';
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
  const flight = useSingleFlight();
  const isMounted = useIsMounted();
  const { mutateAsync, isPending, isError } = useMutation(removeMutation);

  async function clear() {
    if (!flight.begin()) return;
    const session = sessionSignal();
    try {
      await mutateAsync();
      onCleared();
      if (isMounted.current) onClose();
    } catch {
      if (!isMounted.current && !session.aborted) showToast('error', FAILED);
    } finally {
      flight.end();
    }
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
