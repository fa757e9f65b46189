import { expect, it, onTestFinished, vi } from 'vitest';
import { createProfileEditor } from '@/features/profile/business-profile/profile-editor';
import { storedProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { deferred } from '../../../helpers/deferred';

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

it('unsaved text is kept when another tab saves, and is saved text once it equals the other tab’s', () => {
  const { editor, area, type } = openEditor('One.');
  type('Two.');
  editor.syncRecord('Three.', 0);
  expect(area.value).toBe('Two.');
  expect(editor.view().canSave).toBe(true);
  type('One.');
  expect(editor.view().canSave).toBe(true);
  type('Three.');
  expect(editor.view().canSave).toBe(false);
});

it('typed text is saved text once another tab saves the same', () => {
  const { editor, type } = openEditor('One.');
  type('Two.');
  expect(editor.view().canSave).toBe(true);
  editor.syncRecord('Two.', 0);
  expect(editor.view().canSave).toBe(false);
});

it('text without unsaved changes is replaced by what another tab saves', () => {
  const { editor, area } = openEditor('One.');
  editor.syncRecord('Three.', 0);
  expect(area.value).toBe('Three.');
  expect(editor.view()).toMatchObject({ hasText: true, canSave: false });
  editor.syncRecord('', 0);
  expect(editor.view()).toMatchObject({ hasText: false, canSave: false });
});

it('what another tab saves during a generation that is stopped is the saved text when it is synced again', async () => {
  const { editor, area } = openEditor('One.');
  const end = deferred();
  const generation = editor.generate(async () => {
    await end.promise;
    return null;
  });
  editor.syncRecord('Three.', 0);
  end.resolve();
  await generation;
  editor.syncRecord('Three.', 0);
  expect(area.value).toBe('Three.');
});

it('a stored draft does not replace the text of a generation during which the saved text is loaded', async () => {
  storedProfileDraft.write('maya', 'Draft.');
  const editor = createProfileEditor('maya');
  const end = deferred();
  async function* streamChunks() {
    yield 'Generated';
    await end.promise;
  }
  const generation = editor.generate(async () => streamChunks());
  await expect.poll(() => editor.shownText()).toBe('Generated');
  editor.syncRecord('One.', 0);
  expect(editor.shownText()).toBe('Generated');
  end.resolve();
  await generation;
});

it('a text can be saved after its generation was cut off, and not while it is being written', async () => {
  const { editor, type } = openEditor('');
  const end = deferred();
  async function* streamChunks() {
    yield 'Generated';
    await end.promise;
    throw new Error('The stream was cut off.');
  }
  const generation = editor.generate(async () => streamChunks());
  await expect.poll(() => editor.shownText()).toBe('Generated');
  expect(editor.view()).toMatchObject({ canSave: false, isCutOff: false });
  end.resolve();
  await generation;
  expect(editor.view()).toMatchObject({ canSave: true, isCutOff: true });
  type('Generated and completed');
  expect(editor.view()).toMatchObject({ canSave: true, isCutOff: false });
  editor.discardText();
  expect(editor.view()).toMatchObject({ canSave: false, isCutOff: false });
});

it.each([
  ['is stored when the session expires', true, 'Two.'],
  ['is dropped by a logout', false, null],
])('typed text that is not in the draft yet %s', (_, keepsText, stored) => {
  const { editor, type } = openEditor('One.');
  onTestFinished(() => storedProfileDraft.remove('maya'));
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
