import { useRef, type Ref } from 'react';
import {
  Copy,
  Download,
  FileDown,
  FileText,
  Pencil,
  Printer,
  Sparkles,
  Square,
} from 'lucide-react';
import { useWordDownload } from '@/features/profile/use-word-download';
import { saveTextFile } from '@/lib/browser/save-file';
import { markdownFileName } from '@/resources/outputs/file-name';
import { Button, buttonClass } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { Menu, MenuItem } from '@/ui/menu';
import { Reason } from '@/ui/tooltip/reason';
import { PROFILE_TITLE } from './profile-header';
import { SAVING, type ProfileEditorState } from './use-profile-editor';

interface ActionsProps extends ProfileEditorState {
  isEditing: boolean;
  editButton: Ref<HTMLButtonElement>;
  onCopy: () => void;
  onGenerate: () => void;
  onEdit: () => void;
  onDone: () => void;
}

/**
 * The buttons of the profile's text: Generate again, Edit or Done, Download, Save if there is unsaved
 * text, and Copy; during a generation only Stop. Of a text that was cut off, the primary button is
 * Generate again, so that one click does not replace a complete profile by a part of one.
 */
export function ProfileActions(props: ActionsProps) {
  const { editor, view, isSaving, save, isEditing, editButton } = props;
  const { onCopy, onGenerate, onEdit, onDone } = props;
  const { canSave, isCutOff } = view;
  const word = useWordDownload(PROFILE_TITLE, editor.text);
  const copyButton = useRef<HTMLButtonElement>(null);

  async function saveAndMove(button: HTMLButtonElement) {
    const hadFocus = document.activeElement === button;
    await save();
    // A save unmounts the Save button, so the focus moves to Copy.
    if (hadFocus && !editor.view().canSave) copyButton.current?.focus();
  }

  function saveMarkdown() {
    saveTextFile(markdownFileName(PROFILE_TITLE), editor.text(), 'text/markdown');
  }

  if (view.phase !== 'idle') {
    return (
      <Button variant="secondary" className="max-sm:flex-1" onClick={editor.stop}>
        <Icon of={Square} />
        <span>Stop</span>
      </Button>
    );
  }
  return (
    <>
      <Reason text={isSaving ? SAVING : undefined}>
        <Button
          variant={isCutOff ? 'primary' : 'ghost'}
          className={isCutOff ? undefined : 'sm:-ml-4'}
          onClick={onGenerate}
        >
          <Icon of={Sparkles} />
          <span className={isCutOff ? undefined : 'max-lg:sr-only'}>Generate again</span>
        </Button>
      </Reason>
      {isEditing ? (
        <Button variant="secondary" className="max-sm:flex-1" onClick={onDone}>
          Done
        </Button>
      ) : (
        <Button ref={editButton} variant="secondary" className="max-sm:flex-1" onClick={onEdit}>
          <Icon of={Pencil} />
          <span>Edit</span>
        </Button>
      )}
      {/* The print dialog of the browser also saves a PDF (docs/product/generated-profile.md#download). */}
      <Menu
        trigger={
          <button type="button" className={buttonClass({ variant: 'secondary' })}>
            {word.isBusy ? <SpinnerRing /> : <Icon of={Download} />}
            <span className="max-lg:sr-only">Download</span>
          </button>
        }
      >
        <MenuItem icon={FileText} onSelect={word.download}>
          Word document
        </MenuItem>
        <MenuItem icon={FileDown} onSelect={saveMarkdown}>
          Markdown file
        </MenuItem>
        <MenuItem icon={Printer} onSelect={() => window.print()}>
          Print or save as PDF
        </MenuItem>
      </Menu>
      {/* Not in the place of Stop, where a double click would save the stopped text. */}
      {canSave && (
        <Button
          variant={isCutOff ? 'secondary' : 'primary'}
          className="max-sm:flex-1"
          busy={isSaving}
          busyLabel="Saving..."
          onClick={(event) => void saveAndMove(event.currentTarget)}
        >
          {isCutOff ? 'Save as it is' : 'Save'}
        </Button>
      )}
      <Button
        ref={copyButton}
        variant={canSave ? 'secondary' : 'primary'}
        className="max-sm:flex-1"
        onClick={onCopy}
      >
        <Icon of={Copy} />
        <span>Copy</span>
      </Button>
    </>
  );
}
