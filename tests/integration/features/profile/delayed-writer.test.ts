import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedWriter } from '@/features/profile/business-profile/delayed-writer';

/** Creates a writer of a text that the test sets. */
function createWriter() {
  const state = { text: 'A', written: '' };
  const writer = createDelayedWriter(() => void (state.written = state.text));
  return { state, ...writer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a debounced text is written 400 ms after the last change', () => {
  const { state, debounce } = createWriter();
  debounce();
  vi.advanceTimersByTime(390);
  state.text = 'AB';
  debounce();
  vi.advanceTimersByTime(390);
  expect(state.written).toBe('');
  vi.advanceTimersByTime(20);
  expect(state.written).toBe('AB');
});

it('a throttled text is written every 400 ms while it grows', () => {
  const { state, throttle } = createWriter();
  throttle();
  vi.advanceTimersByTime(390);
  state.text = 'AB';
  throttle();
  expect(state.written).toBe('');
  vi.advanceTimersByTime(20);
  expect(state.written).toBe('AB');
  state.text = 'ABC';
  throttle();
  vi.advanceTimersByTime(410);
  expect(state.written).toBe('ABC');
});

it('flushing writes a pending text immediately, and nothing when none is pending', () => {
  const { state, debounce, flush } = createWriter();
  debounce();
  flush();
  expect(state.written).toBe('A');
  state.text = 'AB';
  flush();
  vi.advanceTimersByTime(1000);
  expect(state.written).toBe('A');
});
