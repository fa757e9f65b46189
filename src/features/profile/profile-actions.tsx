import { useRef } from 'react';
import { Copy, Sparkles, Square } from 'lucide-react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { EditedProfile } from './profile-ending';

interface ActionsProps extends EditedProfile {
  onCopy: () => void;
  onGenerate: () => void;
}

/**
 * Save when there is something to save, copy, generate again; stop while a text is being written.
 */
export function ProfileActions(props: ActionsProps) {
  const { editor, view, saving, save, onCopy, onGenerate } = props;
  const copyButton = useRef<HTMLButtonElement>(null);
  const generateButton = useRef<HTMLButtonElement>(null);
  const isStill = view.phase === 'still';

  async function saveAndMove(button: HTMLButtonElement) {
    const hadFocus = document.activeElement === button;
    await save();
    // Saved, the button is gone, and the focus must not go with it.
    if (hadFocus && !editor.view().canSave) copyButton.current?.focus();
  }

  function stop() {
    generateButton.current?.focus();
    editor.stop();
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {view.canSave && (
        <Button
          variant="soft"
          busy={saving.isPending}
          busyLabel="Saving..."
          onClick={(event) => void saveAndMove(event.currentTarget)}
        >
          Save
        </Button>
      )}
      <Button ref={copyButton} variant="secondary" onClick={onCopy}>
        <Icon of={Copy} />
        Copy
      </Button>
      <Button
        ref={generateButton}
        variant="secondary"
        busy={!isStill}
        busyLabel="Generating..."
        onClick={onGenerate}
      >
        <Icon of={Sparkles} />
        Generate again
      </Button>
      {!isStill && (
        <Button variant="quiet" onClick={stop}>
          <Icon of={Square} />
          Stop
        </Button>
      )}
      <p role="status" className="text-muted max-sm:basis-full">
        {view.phase === 'writing' && 'Writing your profile...'}
        {isStill && view.ending?.kind === 'finished' && 'Your profile is written.'}
      </p>
    </div>
  );
}
