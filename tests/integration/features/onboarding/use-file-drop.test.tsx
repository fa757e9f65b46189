import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from '@/features/onboarding/documents/use-file-drop';

const file = new File(['a'], 'a.txt');

/** @returns whether the browser's default action was not prevented */
function fire(type: string, { types = ['Files'], files = [file], relatedTarget = null } = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    dataTransfer: { types, files },
    relatedTarget,
  });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}

function renderFileDrop(acceptsFiles = true) {
  const onFiles = vi.fn();
  const { result, unmount } = renderHook(() => useFileDrop(acceptsFiles, onFiles));
  return { onFiles, isOver: () => result.current, unmount };
}

it('files that are dragged over the window are indicated until they leave it or are dropped, and the browser does not open them', () => {
  const { isOver, onFiles } = renderFileDrop();
  expect(fire('dragover')).toBe(false);
  expect(isOver()).toBe(true);
  fire('dragleave');
  expect(isOver()).toBe(false);
  fire('dragover');
  expect(fire('drop')).toBe(false);
  expect(isOver()).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
});

it.each([
  ['text is handled by the browser', true, { types: ['text/plain'], files: [] }, true],
  ['files while none can be added are swallowed', false, {}, false],
])('dragged %s', (_, acceptsFiles, drag, isHandled) => {
  const { isOver, onFiles } = renderFileDrop(acceptsFiles);
  expect(fire('dragover', drag)).toBe(isHandled);
  expect(isOver()).toBe(false);
  expect(fire('drop', drag)).toBe(isHandled);
  expect(onFiles).not.toHaveBeenCalled();
});

it('an unmounted drop area leaves files to the browser', () => {
  const { unmount } = renderFileDrop();
  unmount();
  expect(fire('dragover')).toBe(true);
});
