import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/features/auth/captcha-poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Polls a value, `null` until the test sets it. */
function start() {
  const read = vi.fn<() => string | null>(() => null);
  const controller = new AbortController();
  const removeListener = vi.spyOn(controller.signal, 'removeEventListener');
  const onSettled = vi.fn();
  void poll(read, controller.signal).then(onSettled);
  return {
    read,
    abort: () => controller.abort(),
    onSettled,
    expectSettled: (value: string | null) => {
      expect(onSettled).toHaveBeenCalledExactlyOnceWith(value);
      expect(vi.getTimerCount()).toBe(0);
      expect(removeListener).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
    },
  };
}

it('a poll reads its value immediately and every 100 ms, and resolves when it is available', async () => {
  const { read, onSettled, expectSettled } = start();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(25_001);
  expect(read).toHaveBeenCalledTimes(252);
  read.mockReturnValue('token');
  await vi.advanceTimersByTimeAsync(99);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expectSettled('token');
});

it('a poll without a value resolves to null after 30 s', async () => {
  const { onSettled, expectSettled } = start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expectSettled(null);
});

it('an aborted poll resolves to null and does not read again, or at all', async () => {
  const { read, abort, expectSettled } = start();
  abort();
  await vi.advanceTimersByTimeAsync(1000);
  expectSettled(null);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await poll(read, AbortSignal.abort())).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});
