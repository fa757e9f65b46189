import { useRef, type Ref } from 'react';
import { Copy, Pencil, Sparkles, Square } from 'lucide-react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { DownloadMenu } from './download-menu';
import type { ProfileEditorState } from './generation-alert';

interface ActionsProps extends ProfileEditorState {
  isEditing: boolean;
  editButton: Ref<HTMLButtonElement>;
  onCopy: () => void;
  onPrint: () => void;
  onGenerate: () => void;
  onEdit: () => void;
  onDone: () => void;
}

/**
 * The buttons of the profile's text: Save with unsaved text, Edit or Done, Copy and Generate again;
 * during a generation only Stop.
 */
export function ProfileActions(props: ActionsProps) {
  const { editor, view, saving, save, isEditing, editButton } = props;
  const { onCopy, onPrint, onGenerate, onEdit, onDone } = props;
  const copyButton = useRef<HTMLButtonElement>(null);

  async function saveAndMove(button: HTMLButtonElement) {
    const hadFocus = document.activeElement === button;
    await save();
    // A save unmounts the Save button, so the focus moves to Copy.
    if (hadFocus && !editor.view().canSave) copyButton.current?.focus();
  }

  if (view.phase !== 'idle') {
    return (
      <Button variant="secondary" onClick={editor.stop}>
        <Icon of={Square} />
        Stop
      </Button>
    );
  }
  return (
    <>
      <Button variant="ghost" className="sm:-ml-4" onClick={onGenerate}>
        <Icon of={Sparkles} />
        Generate again
      </Button>
      {isEditing ? (
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      ) : (
        <Button ref={editButton} variant="secondary" onClick={onEdit}>
          <Icon of={Pencil} />
          Edit
        </Button>
      )}
      <DownloadMenu text={editor.text} onPrint={onPrint} />
      <Button ref={copyButton} variant={view.canSave ? 'secondary' : 'primary'} onClick={onCopy}>
        <Icon of={Copy} />
        Copy
      </Button>
      {view.canSave && (
        <Button
          busy={saving.isPending}
          busyLabel="Saving..."
          onClick={(event) => void saveAndMove(event.currentTarget)}
        >
          Save
        </Button>
      )}
    </>
  );
}
