import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTextBinding } from '@/features/profile/text-binding';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text area whose reader is so many pixels from the end of 1,000. */
function areaWithReader(pixelsFromEnd: number): HTMLTextAreaElement {
  const area = document.createElement('textarea');
  Object.defineProperties(area, {
    scrollHeight: { value: 1000 },
    clientHeight: { value: 200 },
  });
  area.scrollTop = 800 - pixelsFromEnd;
  return area;
}

function bindTo(area: HTMLTextAreaElement) {
  const binding = createTextBinding();
  binding.attach(area);
  return binding;
}

it('pieces are written together with the next frame, and a selection stays', () => {
  const area = areaWithReader(0);
  const binding = bindTo(area);
  binding.set('Start');
  area.setSelectionRange(1, 3);
  binding.append(', one');
  binding.append(', two');
  expect([area.value, binding.text()]).toEqual(['Start', 'Start, one, two']);
  vi.advanceTimersToNextFrame();
  expect(area.value).toBe('Start, one, two');
  expect([area.selectionStart, area.selectionEnd]).toEqual([1, 3]);
});

it('line ends are those of a text field, also when one is split between pieces', () => {
  const area = areaWithReader(0);
  const binding = bindTo(area);
  binding.set('a\r\nb\rc');
  expect(binding.text()).toBe('a\nb\nc');
  binding.append('\r');
  binding.append('\nd');
  binding.flush();
  expect([area.value, binding.text()]).toEqual(['a\nb\nc\nd', 'a\nb\nc\nd']);
});

it('a text goes on without a text area and shows whole in the next one', () => {
  const binding = bindTo(areaWithReader(0));
  binding.append('One');
  binding.attach(null);
  binding.append(', two');
  vi.advanceTimersToNextFrame();
  const area = areaWithReader(0);
  binding.attach(area);
  vi.advanceTimersToNextFrame();
  expect(area.value).toBe('One, two');
});

it('what is typed into the text area is read from it', () => {
  const area = areaWithReader(0);
  const binding = bindTo(area);
  area.value = 'Typed';
  expect(binding.text()).toBe('');
  binding.read();
  expect(binding.text()).toBe('Typed');
});

it.each([
  [36, 1000],
  [44, 756],
])(
  'a reader %i pixels from the end is at %i of 1,000 after the next piece',
  (pixels, scrollTop) => {
    const area = areaWithReader(pixels);
    const binding = bindTo(area);
    binding.append('More');
    binding.flush();
    expect(area.scrollTop).toBe(scrollTop);
  },
);
