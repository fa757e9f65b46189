import type { UnsavedText } from '@/resources/onboarding/unsaved-texts';
import { Button } from '@/ui/button';
import type { DialogControl } from '@/ui/lazy-dialog';
import { Dialog } from '@/ui/dialog';

export interface LogoutDialogProps extends DialogControl {
  unsaved: readonly UnsavedText[];
  onLogout: () => void;
}

/** Asks for confirmation before a logout that removes unsaved text. */
export function LogoutDialog({ open, onOpenChange, unsaved, onLogout }: LogoutDialogProps) {
  const stay = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      isQuestion
      size="sm"
      title="Log out without saving?"
      description={`${describe(unsaved)} not saved yet. Logging out removes what you typed from this browser.`}
      onOpenChange={onOpenChange}
      bodyClassName=""
      footer={
        <>
          <Button data-autofocus variant="secondary" className="ml-auto" onClick={stay}>
            Stay logged in
          </Button>
          <Button variant="danger" onClick={onLogout}>
            Log out
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}

function describe(unsaved: readonly UnsavedText[]): string {
  if (!unsaved.includes('profile')) return 'Some of your answers are';
  return unsaved.includes('answers')
    ? 'Some of your answers and your profile text are'
    : 'Your profile text is';
}
