import { QuestionDialog } from '@/ui/question-dialog';

/** Asks for confirmation before a generation replaces unsaved text. */
export function ReplaceDialog({
  onReplace,
  onClose,
}: {
  onReplace: () => void;
  onClose: () => void;
}) {
  return (
    <QuestionDialog
      title="Replace your unsaved changes?"
      description="The new text takes the place of what you see. Save or copy it first if you want to keep it."
      cancelLabel="Keep my text"
      confirmLabel="Replace it"
      onCancel={onClose}
      onConfirm={onReplace}
    />
  );
}
