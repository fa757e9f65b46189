import { subscribeToSessionEnd } from '@/resources/session/session';
import { createProfileEditor, type ProfileEditor } from './profile-editor';
import { forgetDiscarded } from './undo-discard';

/** The editor of the session, once its page was opened. */
let current: { memberKey: string; editor: ProfileEditor } | null = null;

/**
 * The editor of the signed-in member, outside of React so that a generation continues after an
 * unmount. It is closed at the end of the session.
 */
export function memberEditor(memberKey: string): ProfileEditor {
  if (current?.memberKey === memberKey) return current.editor;
  const editor = createProfileEditor(memberKey);
  current = { memberKey, editor };
  const unsubscribe = subscribeToSessionEnd((how) => {
    unsubscribe();
    forgetDiscarded();
    editor.close(how !== 'logout');
    current = null;
  });
  return editor;
}
