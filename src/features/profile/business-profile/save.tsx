import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { Profile } from './use-profile';

/** Saves the text; rendered only while it is unsaved. */
export function SaveButton({ profile: { save, isSaving } }: { profile: Profile }) {
  return (
    <Button busy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
      Save
    </Button>
  );
}

/** The error of the last save; nothing without one. */
export function SaveAlert({
  profile: { saveError },
  className,
}: {
  profile: Profile;
  className: string;
}) {
  if (saveError === null) return null;
  return (
    <Alert tone="danger" title={saveError} className={className}>
      Your text is not saved yet. It is kept here, so that you can try again.
    </Alert>
  );
}
