import { subscribeToSessionEnd } from '@/resources/session/session';
import { createProfileEditor, type ProfileEditor } from './profile-editor';
import { forgetDiscarded } from './undo-discard';

let current: { member: string; editor: ProfileEditor } | null = null;

/**
 * The editor of the signed-in member, outside of React so that a generation continues after an
 * unmount. It is closed at the end of the session.
 */
export function memberEditor(member: string): ProfileEditor {
  if (current?.member !== member) {
    current = { member, editor: createProfileEditor(member) };
  }
  return current.editor;
}

subscribeToSessionEnd((how) => {
  forgetDiscarded();
  current?.editor.close(how !== 'logout');
  current = null;
});
