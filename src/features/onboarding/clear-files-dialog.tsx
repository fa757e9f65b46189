import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeMutation } from '@/resources/onboarding/documents-queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Alert } from '@/ui/notice';

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
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation(removeMutation);

  function clear() {
    // Reads the mutation cache, because a second press may come before the re-render of the first.
    if (client.isMutating({ mutationKey: removeMutation.mutationKey }) > 0) return;
    mutate(undefined, {
      onSuccess: () => {
        onCleared();
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      isQuestion
      size="sm"
      title="Clear all files?"
      description={
        count === 1
          ? 'Your uploaded file will be removed. Your answers stay as they are.'
          : `All ${count} uploaded files will be removed, not just one. Your answers stay as they are.`
      }
      onOpenChange={onClose}
      bodyClassName="px-6 max-sm:px-4"
      footer={
        <>
          <Button data-autofocus variant="secondary" className="ml-auto" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isPending} busyLabel="Clearing..." onClick={clear}>
            Clear all files
          </Button>
        </>
      }
    >
      {isError && (
        <Alert tone="danger" className="mb-4">
          Failed to remove the file.
        </Alert>
      )}
    </Dialog>
  );
}
