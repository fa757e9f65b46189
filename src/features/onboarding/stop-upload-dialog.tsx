import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

export interface StopUploadDialogProps {
  onKeep: () => void;
  onStop: () => void;
}

/** Asks for confirmation when the dialog is closed during an upload. */
export function StopUploadDialog({ onKeep, onStop }: StopUploadDialogProps) {
  return (
    <Dialog
      open
      isQuestion
      size="sm"
      title="Stop the upload?"
      description="Your files are still being uploaded. If you stop now, they stay chosen and you can submit them later."
      onOpenChange={onKeep}
      bodyClassName=""
      footer={
        <>
          <Button data-autofocus variant="secondary" className="ml-auto" onClick={onKeep}>
            Keep uploading
          </Button>
          <Button variant="danger" onClick={onStop}>
            Stop upload
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
