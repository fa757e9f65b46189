import { Button } from '@/ui/button';
import { Dialog } from './dialog';

export interface QuestionDialogProps {
  open?: boolean;
  title: string;
  description: string;
  /** The label of the cancel button, which has the initial focus. */
  cancelLabel: string;
  /** The label of the confirm button. */
  confirmLabel: string;
  /** The label of that button while the action is in flight; `undefined` otherwise. */
  busyLabel?: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** A dialog that confirms an action. A press outside does not close it. */
export function QuestionDialog({
  open = true,
  title,
  description,
  cancelLabel,
  confirmLabel,
  busyLabel,
  onCancel,
  onConfirm,
}: QuestionDialogProps) {
  return (
    <Dialog
      open={open}
      isQuestion
      size="sm"
      title={title}
      description={description}
      onOpenChange={onCancel}
      footer={
        <>
          <Button data-autofocus variant="secondary" className="ml-auto" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant="danger"
            busy={busyLabel !== undefined}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
