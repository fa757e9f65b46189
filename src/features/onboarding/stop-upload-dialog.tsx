import { QuestionDialog } from '@/ui/question-dialog';

export interface StopUploadDialogProps {
  onKeep: () => void;
  onStop: () => void;
}

/** Asks for confirmation when the dialog is closed during an upload. */
export function StopUploadDialog({ onKeep, onStop }: StopUploadDialogProps) {
  return (
    <QuestionDialog
      title="Stop the upload?"
      description="Your files are still being uploaded. If you stop now, they stay chosen and you can submit them later."
      cancelLabel="Keep uploading"
      confirmLabel="Stop upload"
      onCancel={onKeep}
      onConfirm={onStop}
    />
  );
}
