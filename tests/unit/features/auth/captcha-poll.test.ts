import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/features/auth/captcha-poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a poll reads its value immediately and every 100 ms, and resolves when it is available', async () => {
  const read = vi.fn<() => string | null>(() => null);
  const polling = poll(read, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(read).toHaveBeenCalledTimes(251);
  read.mockReturnValue('token');
  await vi.advanceTimersByTimeAsync(100);
  expect(await polling).toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll without a value resolves to null after 30 s, and an aborted one immediately', async () => {
  const onSettled = vi.fn();
  const controller = new AbortController();
  void poll(() => null, controller.signal).then(onSettled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(null);

  const aborted = poll(() => null, controller.signal);
  controller.abort();
  expect(await aborted).toBeNull();
  expect(await poll(() => 'token', controller.signal)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
