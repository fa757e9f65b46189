import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/features/auth/captcha-poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Polls a value, `null` until the test sets it. */
function start() {
  const read = vi.fn<() => string | null>(() => null);
  const controller = new AbortController();
  const onSettled = vi.fn();
  void poll(read, controller.signal).then(onSettled);
  return {
    read,
    abort: () => controller.abort(),
    onSettled,
    expectSettled: (value: string | null) => {
      expect(onSettled).toHaveBeenCalledExactlyOnceWith(value);
      expect(vi.getTimerCount()).toBe(0);
    },
  };
}

it('a poll reads its value immediately and every 100 ms, and resolves when it is available', async () => {
  const { read, onSettled, expectSettled } = start();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(read).toHaveBeenCalledTimes(251);
  read.mockReturnValue('token');
  await vi.advanceTimersByTimeAsync(99);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expectSettled('token');
});

it('a poll without a value resolves to null after 30 s, and an aborted one immediately', async () => {
  const late = start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(late.onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  late.expectSettled(null);

  const aborted = start();
  aborted.abort();
  await vi.advanceTimersByTimeAsync(0);
  aborted.expectSettled(null);
  expect(await poll(aborted.read, AbortSignal.abort())).toBeNull();
  expect(aborted.read).toHaveBeenCalledTimes(1);
});
