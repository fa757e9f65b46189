import { isLetterKey } from '@/lib/browser/keys';
import { dismissToast, showToast } from '@/ui/feedback/toast';
import type { ProfileEditor } from './profile-editor';

const MESSAGES = {
  textDiscarded: 'Your changes were discarded.',
  proposalDiscarded: 'The new version was discarded.',
} as const;

let endUndo: () => void = () => undefined;

function isUndoKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return isLetterKey(event, 'z') && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether an element undoes its own changes: a text control with another text than the editor. */
function hasOwnUndo(target: EventTarget | null, text: string): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== text;
  return target instanceof HTMLInputElement;
}

/**
 * Discards the unsaved text, or the proposal of new sections. A toast with Undo and Ctrl+Z, or ⌘Z,
 * restore it until the text changes (docs/product/generated-profile.md#discard).
 */
export function discardWithUndo(editor: ProfileEditor, type: keyof typeof MESSAGES): void {
  endUndo();
  const { text, proposal } = editor.state();
  editor.dispatch({ type });
  const kept = editor.state();

  function undo() {
    endUndo();
    editor.dispatch({ type: 'discardUndone', text, proposal });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isUndoKey(event) || hasOwnUndo(event.target, kept.text)) return;
    event.preventDefault();
    undo();
  }
  const toast = showToast('info', MESSAGES[type], {
    action: { label: 'Undo', onPress: undo },
  });
  const unsubscribe = editor.subscribe(() => {
    const now = editor.state();
    const hasOtherProposal = (now.proposal === null) !== (kept.proposal === null);
    if (now.text !== kept.text || now.phase !== 'idle' || hasOtherProposal) endUndo();
  });
  window.addEventListener('keydown', onKeyDown);
  endUndo = () => {
    endUndo = () => undefined;
    unsubscribe();
    window.removeEventListener('keydown', onKeyDown);
    dismissToast(toast);
  };
}

/** Ends Undo at the end of a session, because the discarded text belongs to the member. */
export function forgetDiscarded(): void {
  endUndo();
}
