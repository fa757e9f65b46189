import { useLayoutEffect } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProfileEditor } from '@/features/profile/business-profile/profile-editor';
import { useShownText } from '@/features/profile/business-profile/use-shown-text';
import { createListeners } from '@/lib/listeners';

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An editor with a text whose changes start no timers of their own. */
function createEditor(text: string) {
  const { subscribe, notify } = createListeners();
  let shown = text;
  return {
    ...createProfileEditor('maya'),
    shownText: () => shown,
    setText: (next: string) => {
      shown = next;
      notify();
    },
    subscribeToText: subscribe,
  };
}

function renderText(text: string) {
  const editor = createEditor(text);
  return { setText: editor.setText, ...renderHook(() => useShownText(editor)) };
}

it.each([
  [1, 150],
  [50_000, 150],
  [50_001, 500],
])(
  'a text of %i characters is rendered again %i ms after its first change',
  (length, milliseconds) => {
    const text = 'x'.repeat(length);
    const { setText, result } = renderText('');
    setText(text);
    advance(milliseconds - 1);
    expect(result.current).toBe('');
    advance(1);
    expect(result.current).toBe(text);
  },
);

it('changes within 150 ms of the first one are rendered together, and later ones after another 150 ms', () => {
  const { setText, result } = renderText('One');
  setText('Two');
  advance(100);
  setText('Three');
  advance(50);
  expect(result.current).toBe('Three');
  setText('Four');
  advance(149);
  expect(result.current).toBe('Three');
  advance(1);
  expect(result.current).toBe('Four');
});

it('unmounting cancels a pending render', () => {
  const { setText, unmount } = renderText('One');
  const timers = vi.getTimerCount();
  setText('Two');
  unmount();
  expect(vi.getTimerCount()).toBe(timers);
});

it('a change after unmounting starts no timer', () => {
  const { setText, unmount } = renderText('One');
  unmount();
  const timers = vi.getTimerCount();
  setText('Two');
  expect(vi.getTimerCount()).toBe(timers);
});

it('the text of another editor replaces that of the first one immediately, and its changes are rendered', () => {
  const [first, second] = [createEditor('First'), createEditor('Second')];
  const { result, rerender } = renderHook(useShownText, { initialProps: first });
  rerender(second);
  expect(result.current).toBe('Second');
  second.setText('Third');
  first.setText('Late');
  advance(150);
  expect(result.current).toBe('Third');
});

it('a text that changes between the first render and its effects is shown without another change', () => {
  const editor = createEditor('Before');
  const { result } = renderHook(() => {
    useLayoutEffect(() => editor.setText('After'), []);
    return useShownText(editor);
  });
  expect(result.current).toBe('After');
});
