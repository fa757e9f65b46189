import { Button } from '@/ui/button';
import type { Profile } from './use-profile';

/** Saves the text; rendered only while it is unsaved. */
export function SaveButton({ profile: { save, isSaving } }: { profile: Profile }) {
  return (
    <Button busy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
      Save
    </Button>
  );
}
