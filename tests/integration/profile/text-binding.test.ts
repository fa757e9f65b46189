import { expect, it, vi } from 'vitest';
import { createTextBinding, isLongText } from '@/features/profile/generated/text-binding';

function bindTo(area: HTMLTextAreaElement) {
  const binding = createTextBinding();
  binding.attach(area);
  return binding;
}

it('CRLF and CR become LF even when CRLF is split between two pieces', () => {
  const area = document.createElement('textarea');
  const binding = bindTo(area);
  binding.set('a\r\nb\rc');
  expect(binding.text()).toBe('a\nb\nc');
  binding.append('\r');
  binding.append('\nd');
  expect([area.value, binding.text()]).toEqual(['a\nb\nc\nd', 'a\nb\nc\nd']);
});

it('text appended without a text area shows in the next one that is attached', () => {
  const binding = bindTo(document.createElement('textarea'));
  binding.append('One');
  binding.attach(null);
  binding.append(', two');
  const area = document.createElement('textarea');
  binding.attach(area);
  expect(area.value).toBe('One, two');
});

it('reading the binding returns the text that was typed into the text area', () => {
  const area = document.createElement('textarea');
  const binding = bindTo(area);
  area.value = 'Typed';
  expect(binding.text()).toBe('');
  binding.read();
  expect(binding.text()).toBe('Typed');
});

it('listeners are notified of set and appended texts, not of typing, until they unsubscribe', () => {
  const area = document.createElement('textarea');
  const binding = bindTo(area);
  const listener = vi.fn<() => void>();
  const unsubscribe = binding.subscribe(listener);
  binding.set('One');
  binding.append(', two');
  expect(listener).toHaveBeenCalledTimes(2);
  area.value = 'Typed';
  binding.read();
  unsubscribe();
  binding.set('');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  [50_000, false],
  [50_001, true],
])('whether a text of %i characters is long is %s', (length, expected) => {
  expect(isLongText('x'.repeat(length))).toBe(expected);
});
