import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Asks for confirmation before a generation replaces unsaved text. */
export function ReplaceDialog({
  onReplace,
  onClose,
}: {
  onReplace: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      isQuestion
      size="sm"
      title="Replace your unsaved changes?"
      description="The new text takes the place of what you see. Save or copy it first if you want to keep it."
      onOpenChange={onClose}
      bodyClassName="px-6 max-sm:px-4"
      footer={
        <>
          <Button data-autofocus variant="secondary" className="ml-auto" onClick={onClose}>
            Keep my text
          </Button>
          <Button variant="danger" onClick={onReplace}>
            Replace it
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
