import { useRef } from 'react';
import { Copy, Sparkles, Square } from 'lucide-react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ProfileEditorState } from './generation-alert';

interface ActionsProps extends ProfileEditorState {
  onCopy: () => void;
  onGenerate: () => void;
}

/**
 * The buttons Save (only with unsaved text), Copy, Generate again, and Stop during a generation.
 */
export function ProfileActions(props: ActionsProps) {
  const { editor, view, saving, save, onCopy, onGenerate } = props;
  const copyButton = useRef<HTMLButtonElement>(null);
  const generateButton = useRef<HTMLButtonElement>(null);
  const isIdle = view.phase === 'idle';

  async function saveAndMove(button: HTMLButtonElement) {
    const hadFocus = document.activeElement === button;
    await save();
    // A save unmounts the Save button, so the focus moves to Copy.
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
        busy={!isIdle}
        busyLabel="Generating..."
        onClick={onGenerate}
      >
        <Icon of={Sparkles} />
        Generate again
      </Button>
      {!isIdle && (
        <Button variant="quiet" onClick={stop}>
          <Icon of={Square} />
          Stop
        </Button>
      )}
      <p role="status" className="text-muted max-sm:basis-full">
        {view.phase === 'writing' && 'Writing your profile...'}
        {isIdle && view.result?.kind === 'finished' && 'Your profile is written.'}
      </p>
    </div>
  );
}
