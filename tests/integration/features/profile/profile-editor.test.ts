import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createProfileEditor } from '@/features/profile/business-profile/profile-editor';
import { storedProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { storedProposal } from '@/resources/onboarding/business-profile/profile-proposal';

/** An editor of a saved text, bound to a text area. */
function openEditor(saved: string) {
  const editor = createProfileEditor('maya');
  editor.syncRecord(saved, 0);
  const area = document.createElement('textarea');
  editor.attach(area);
  onTestFinished(() => editor.attach(null));
  return {
    editor,
    area,
    type: (text: string) => {
      area.value = text;
      editor.onInput();
    },
  };
}

beforeEach(() => localStorage.clear());

it('what another tab saves replaces the text in the text area, and not unsaved text', () => {
  const { editor, area, type } = openEditor('One.');
  editor.syncRecord('Two.', 0);
  expect(area.value).toBe('Two.');
  type('Typed.');
  editor.syncRecord('Three.', 0);
  expect(area.value).toBe('Typed.');
});

it('a draft that the record has is removed when the record is loaded', () => {
  storedProfileDraft.write('maya', 'One.');
  openEditor('One.');
  expect(storedProfileDraft.read('maya')).toBeNull();
});

it('typed text is a draft when its text area is removed', () => {
  const { editor, type } = openEditor('One.');
  type('Two.');
  expect(storedProfileDraft.read('maya')).toBeNull();
  editor.attach(null);
  expect(storedProfileDraft.read('maya')).toBe('Two.');
});

const WRITING = { before: 'One.', text: 'Two.', isComplete: false, isWriting: true };

it('a text that a closed tab was writing is stored as one that is not being written', () => {
  storedProposal.write('maya', { ...WRITING, toggled: [], earlier: [] });
  createProfileEditor('maya');
  expect(storedProposal.read('maya')?.isWriting).toBe(false);
});

it('a text that another tab is writing is not stored by this one', () => {
  const { editor } = openEditor('One.');
  localStorage.setItem('profile-proposal:maya', JSON.stringify(WRITING));
  const written = vi.spyOn(Storage.prototype, 'setItem');
  window.dispatchEvent(new StorageEvent('storage', { key: 'profile-proposal:maya' }));
  expect(editor.state().proposal).toMatchObject(WRITING);
  expect(written.mock.calls.map(([key]) => key)).not.toContain('profile-proposal:maya');
});

it.each([
  ['is stored when the session expires', true, 'Two.'],
  ['is dropped by a logout', false, null],
])('typed text that is not in the draft yet %s', (_, keepsText, stored) => {
  const { editor, type } = openEditor('One.');
  type('Two.');
  editor.close(keepsText);
  expect(storedProfileDraft.read('maya')).toBe(stored);
});

it('listeners of the editor are notified of changes of its state until they unsubscribe', () => {
  const { editor, type } = openEditor('One.');
  const listener = vi.fn<() => void>();
  const unsubscribe = editor.subscribe(listener);
  type('Two.');
  expect(listener).toHaveBeenCalledTimes(1);
  type('Two again.');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  type('One.');
  expect(listener).toHaveBeenCalledTimes(1);
});
