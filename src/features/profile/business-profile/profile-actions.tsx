import { Copy, Pencil, Sparkles, Square } from 'lucide-react';
import { copyMarkdown } from '@/features/profile/copy-markdown';
import { DownloadMenu } from '@/features/profile/download-menu';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';
import { SaveButton } from './save';
import type { Profile } from './use-profile';

/** The title of the page, and of the files of the profile. */
export const PROFILE_TITLE = 'Business profile';

/** The buttons of the document: during a generation only Stop. */
export function ProfileActions({
  profile,
  isEditing,
  onGenerate,
  onEdit,
}: {
  profile: Profile;
  /** The field is open and has a Save button of its own. */
  isEditing: boolean;
  onGenerate: () => void;
  onEdit: () => void;
}) {
  const { text, canSave, isSaving, generation, previous } = profile;
  const isCutOff = previous !== null && generation.end !== 'finished';

  if (generation.isWriting) {
    return (
      // Not in the place of Generate again, where a double click would stop the generation.
      <div className="flex justify-end max-sm:w-full">
        <Button variant="secondary" onClick={generation.stop}>
          <Icon of={Square} />
          <span>Stop</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {/* A text that was cut off has this button in its message. */}
      {!isCutOff && (
        <Reason text={isSaving ? 'Your profile is being saved.' : undefined}>
          <Button variant="ghost" className="sm:-ml-4" onClick={onGenerate}>
            <Icon of={Sparkles} />
            <span className="max-lg:sr-only">Generate again</span>
          </Button>
        </Reason>
      )}
      {/* Not in the place of Stop, where a double click would save the stopped text. */}
      {canSave && !isEditing && <SaveButton profile={profile} />}
      <DownloadMenu title={PROFILE_TITLE} markdown={() => text} onPrint={() => window.print()} />
      <Button variant="secondary" className="max-sm:flex-1" onClick={onEdit}>
        <Icon of={Pencil} />
        <span>Edit</span>
      </Button>
      <Button
        variant={canSave ? 'secondary' : 'primary'}
        className="max-sm:flex-1"
        onClick={() => void copyMarkdown(text)}
      >
        <Icon of={Copy} />
        <span>Copy</span>
      </Button>
    </div>
  );
}
