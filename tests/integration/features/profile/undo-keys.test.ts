import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createProfileEditor } from '@/features/profile/business-profile/profile-editor';
import { discardWithUndo, forgetDiscarded } from '@/features/profile/business-profile/undo-discard';

/** An editor with the saved text One. whose unsaved text Two. was discarded. */
function openDiscarded() {
  const editor = createProfileEditor('maya');
  editor.syncRecord('One.', 0);
  editor.dispatch({ type: 'versionRestored', text: 'Two.' });
  discardWithUndo(editor, 'textDiscarded');
  expect(editor.text()).toBe('One.');
  onTestFinished(forgetDiscarded);
  return editor;
}

/** Presses Ctrl+Z, or another key, in an element; returns whether the browser handles it too. */
function press(init: KeyboardEventInit = {}, target: HTMLElement = document.body): boolean {
  const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...init };
  return target.dispatchEvent(new KeyboardEvent('keydown', key));
}

function addToPage<Element extends HTMLElement>(element: Element): Element {
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

beforeEach(() => localStorage.clear());

it.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+Z', {}, true],
  ['Ctrl+Z with Caps Lock', { key: 'Z' }, true],
  ['Ctrl+Я on a Russian keyboard', { key: 'я', code: 'KeyZ' }, true],
  ['⌘Z', { ctrlKey: false, metaKey: true }, true],
  ['Z', { ctrlKey: false }, false],
  ['Ctrl+Alt+Z', { altKey: true }, false],
  ['Ctrl+Shift+Z', { shiftKey: true }, false],
  ['Ctrl+Y', { key: 'y' }, false],
])('%s after a discard (%o) restores the text: %s', (_, init, isRestored) => {
  const editor = openDiscarded();
  expect(press(init)).toBe(!isRestored);
  expect(editor.text()).toBe(isRestored ? 'Two.' : 'One.');
});

it('Ctrl+Z in a text area restores a discarded text only while the area shows the saved one', () => {
  const editor = openDiscarded();
  const area = addToPage(document.createElement('textarea'));
  area.value = 'Another text.';
  expect(press({}, area)).toBe(true);
  expect(editor.text()).toBe('One.');
  area.value = 'One.';
  expect(press({}, area)).toBe(false);
  expect(editor.text()).toBe('Two.');
});

it('Ctrl+Z in an input does not restore a discarded text', () => {
  const editor = openDiscarded();
  press({}, addToPage(document.createElement('input')));
  expect(editor.text()).toBe('One.');
});

it('a second Ctrl+Z after a discard is left to the browser', () => {
  openDiscarded();
  expect(press()).toBe(false);
  expect(press()).toBe(true);
});

it('a discarded text is not restored after the text has changed', () => {
  const editor = openDiscarded();
  editor.dispatch({ type: 'versionRestored', text: 'Three.' });
  press();
  expect(editor.text()).toBe('Three.');
});

it('a discarded text is not restored after a generation has started', async () => {
  const editor = openDiscarded();
  const generating = editor.generate(() => Promise.resolve(null));
  expect(press()).toBe(true);
  await generating;
  expect(editor.text()).toBe('One.');
});

it('a discarded text is not restored after the session has ended', () => {
  const editor = openDiscarded();
  forgetDiscarded();
  press();
  expect(editor.text()).toBe('One.');
});

it('only the text that was discarded last is restored', () => {
  const first = openDiscarded();
  const second = openDiscarded();
  press();
  expect([first.text(), second.text()]).toEqual(['One.', 'Two.']);
});
