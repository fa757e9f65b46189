import type { UnsavedText } from '@/resources/onboarding/unsaved-texts';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { QuestionDialog } from '@/ui/dialog/question-dialog';

export interface LogoutDialogProps extends DialogControl {
  unsaved: readonly UnsavedText[];
  onLogout: () => void;
}

/** Asks for confirmation before a logout that removes unsaved text. */
export function LogoutDialog({ open, onOpenChange, unsaved, onLogout }: LogoutDialogProps) {
  const close = () => onOpenChange(false);

  return (
    <QuestionDialog
      open={open}
      title="Log out without saving?"
      description={`${describe(unsaved)} not saved yet. Logging out removes what you typed from this browser.`}
      cancelLabel="Stay logged in"
      confirmLabel="Log out"
      onCancel={close}
      onConfirm={onLogout}
    />
  );
}

function describe(unsaved: readonly UnsavedText[]): string {
  if (!unsaved.includes('profile')) return 'Some of your answers are';
  return unsaved.includes('answers')
    ? 'Some of your answers and your profile text are'
    : 'Your profile text is';
}
