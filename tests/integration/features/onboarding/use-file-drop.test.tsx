import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from '@/features/onboarding/documents/use-file-drop';
import { countListeners } from '../../../helpers/listeners';

const EVENTS = ['dragleave', 'dragover', 'drop'];
const file = new File(['a'], 'a.txt');

function renderFileDrop({ listening = true, accepting = true } = {}) {
  const onFiles = vi.fn();
  const listeners = countListeners(window);
  const hook = renderHook((props) => useFileDrop(props.listening, props.accepting, onFiles), {
    initialProps: { listening, accepting },
  });
  return {
    onFiles,
    isOver: () => hook.result.current,
    change: hook.rerender,
    unmount: hook.unmount,
    listeners: () => listeners(EVENTS),
  };
}

interface DragOptions {
  types?: string[];
  files?: File[];
  relatedTarget?: Element;
}

/** @returns whether the browser's default action was not prevented */
function fire(
  type: string,
  { types = ['Files'], files = [file], relatedTarget }: DragOptions = {},
) {
  const event = Object.assign(new Event(type, { cancelable: true }), {
    dataTransfer: { types, files },
    relatedTarget: relatedTarget ?? null,
  });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}

it('files that are dragged over the window are indicated until they leave it, and the browser does not open them', () => {
  const { isOver } = renderFileDrop();
  expect(isOver()).toBe(false);
  expect(fire('dragover')).toBe(false);
  expect(isOver()).toBe(true);
  fire('dragleave', { relatedTarget: document.body });
  expect(isOver()).toBe(true);
  fire('dragleave');
  expect(isOver()).toBe(false);
});

it('dropped files are added, and the browser does not open them', () => {
  const { isOver, onFiles } = renderFileDrop();
  fire('dragover');
  expect(fire('drop')).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
  expect(isOver()).toBe(false);
});

it('dragged text is handled by the browser', () => {
  const { isOver, onFiles } = renderFileDrop();
  expect(fire('dragover', { types: ['text/plain'], files: [] })).toBe(true);
  expect(isOver()).toBe(false);
  expect(fire('drop', { types: ['text/plain'], files: [] })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

it('files that are dropped while none can be added are neither indicated nor added nor opened by the browser', () => {
  const { isOver, onFiles } = renderFileDrop({ accepting: false });
  expect(fire('dragover')).toBe(false);
  expect(isOver()).toBe(false);
  expect(fire('drop')).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

it('files that are dropped while the hook does not listen are handled by the browser', () => {
  const { change, isOver, listeners } = renderFileDrop({ listening: false });
  expect(listeners()).toEqual([]);
  expect(fire('dragover')).toBe(true);
  change({ listening: true, accepting: true });
  fire('dragover');
  expect(isOver()).toBe(true);
  change({ listening: false, accepting: true });
  expect(isOver()).toBe(false);
  expect(listeners()).toEqual([]);
});

it('unmounting the drop zone removes its listeners', () => {
  const { listeners, unmount } = renderFileDrop();
  expect(listeners()).toEqual(EVENTS);
  unmount();
  expect(listeners()).toEqual([]);
});
