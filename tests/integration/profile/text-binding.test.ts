import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTextBinding, LONG_TEXT } from '@/features/profile/text-binding';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text area of 1,000 px. @param pixelsFromEnd distance of the scroll position to the end */
function createTextArea(pixelsFromEnd: number): HTMLTextAreaElement {
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

it('appended pieces are written together in the next frame and keep the selection', () => {
  const area = createTextArea(0);
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

it('CRLF and CR become LF even when CRLF is split between two pieces', () => {
  const area = createTextArea(0);
  const binding = bindTo(area);
  binding.set('a\r\nb\rc');
  expect(binding.text()).toBe('a\nb\nc');
  binding.append('\r');
  binding.append('\nd');
  binding.complete();
  expect([area.value, binding.text()]).toEqual(['a\nb\nc\nd', 'a\nb\nc\nd']);
});

it('text appended without a text area shows in the next one that is attached', () => {
  const binding = bindTo(createTextArea(0));
  binding.append('One');
  binding.attach(null);
  binding.append(', two');
  vi.advanceTimersToNextFrame();
  const area = createTextArea(0);
  binding.attach(area);
  vi.advanceTimersToNextFrame();
  expect(area.value).toBe('One, two');
});

it('reading the binding returns the text that was typed into the text area', () => {
  const area = createTextArea(0);
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
  'a text area scrolled to %i pixels from its end is scrolled to %i of 1,000 after the next piece',
  (pixels, scrollTop) => {
    const area = createTextArea(pixels);
    const binding = bindTo(area);
    binding.append('More');
    binding.complete();
    expect(area.scrollTop).toBe(scrollTop);
  },
);

const LONG = 'x'.repeat(LONG_TEXT);

it('a text of 50,000 characters shows whole while it is appended, and of a longer one its end', () => {
  expect(LONG_TEXT).toBe(50_000);
  const area = createTextArea(0);
  const binding = bindTo(area);
  binding.append(LONG);
  vi.advanceTimersToNextFrame();
  expect(area.textLength).toBe(50_000);
  binding.append('The end.');
  vi.advanceTimersToNextFrame();
  expect(area.value).toBe(`${'x'.repeat(19_992)}The end.`);
  binding.append(' And more.');
  vi.advanceTimersToNextFrame();
  expect(area.value).toMatch(/The end\. And more\.$/);
  binding.complete();
  expect(area.value).toBe(`${LONG}The end. And more.`);
  expect(binding.text()).toBe(area.value);
});

it('a reader of an earlier part of a long text keeps it until the text is complete', () => {
  const area = createTextArea(500);
  const binding = bindTo(area);
  binding.append(LONG);
  vi.advanceTimersToNextFrame();
  binding.append('The end.');
  vi.advanceTimersToNextFrame();
  expect(area.value).toBe(LONG);
  expect(area.scrollTop).toBe(300);
  binding.complete();
  expect(area.value).toBe(`${LONG}The end.`);
});

it('a text area that is attached while a long text is appended shows its end', () => {
  const binding = createTextBinding();
  binding.append(LONG);
  binding.append('The end.');
  const area = createTextArea(0);
  binding.attach(area);
  expect(area.value).toHaveLength(20_000);
  binding.complete();
  expect(area.value).toBe(`${LONG}The end.`);
});
