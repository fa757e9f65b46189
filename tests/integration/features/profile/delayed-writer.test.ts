import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedWriter } from '@/features/profile/business-profile/delayed-writer';
import { openProfileDraft } from '@/resources/onboarding/business-profile/profile-text';

const KEY = 'profile-draft:maya';
const written = () => localStorage.getItem(KEY);

/** Creates a writer whose text the test sets; `null` means that the server has the text. */
function createWriter(text: string | null) {
  const state = { text };
  const draft = openProfileDraft('maya');
  const writer = createDelayedWriter(() => {
    if (state.text === null) draft.remove();
    else draft.write(state.text);
  });
  return { state, ...writer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a debounced draft is written 400 ms after the last change', () => {
  const { state, debounce } = createWriter('A');
  debounce();
  vi.advanceTimersByTime(390);
  state.text = 'AB';
  debounce();
  vi.advanceTimersByTime(390);
  expect(written()).toBeNull();
  vi.advanceTimersByTime(20);
  expect(written()).toBe('AB');
});

it('a throttled draft is written every 400 ms while the text grows', () => {
  const { state, throttle } = createWriter('A');
  throttle();
  vi.advanceTimersByTime(390);
  state.text = 'AB';
  throttle();
  expect(written()).toBeNull();
  vi.advanceTimersByTime(20);
  expect(written()).toBe('AB');
  state.text = 'ABC';
  throttle();
  vi.advanceTimersByTime(410);
  expect(written()).toBe('ABC');
});

it('flushing writes a pending draft immediately, and nothing when none is pending', () => {
  const { state, debounce, flush } = createWriter('A');
  debounce();
  flush();
  expect(written()).toBe('A');
  state.text = 'AB';
  flush();
  vi.advanceTimersByTime(1000);
  expect(written()).toBe('A');
});

it('a draft is removed when the server has its text', () => {
  const { state, write } = createWriter('A');
  write();
  state.text = null;
  write();
  expect(written()).toBeNull();
});

it('a draft that another tab has written since is not removed', () => {
  const { state, write } = createWriter('A');
  write();
  localStorage.setItem(KEY, 'Typed in another tab');
  state.text = null;
  write();
  expect(written()).toBe('Typed in another tab');
});

it('a draft whose later text did not fit into the storage is removed when the server has that text', () => {
  const { state, write } = createWriter('A');
  write();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  state.text = 'A and more';
  write();
  expect(written()).toBe('A');
  state.text = null;
  write();
  expect(written()).toBeNull();
});

it('a draft read from an earlier visit is removed when the server has its text', () => {
  localStorage.setItem(KEY, 'From before');
  const draft = openProfileDraft('maya');
  expect(draft.read()).toBe('From before');
  createDelayedWriter(draft.remove).write();
  expect(written()).toBeNull();
});
