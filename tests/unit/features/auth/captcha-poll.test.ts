import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/features/auth/captcha-poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(read: () => string | null) {
  const controller = new AbortController();
  const onSettled = vi.fn();
  void poll(read, controller.signal).then(onSettled);
  return { abort: () => controller.abort(), onSettled };
}

it('a poll whose first read returns a value resolves immediately and leaves no timer', async () => {
  const { onSettled } = start(() => 'token');
  await vi.advanceTimersByTimeAsync(0);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('token');
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll reads its value every 100 ms', async () => {
  const read = vi.fn(() => null);
  start(read);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(12);
});

it('a poll resolves within 100 ms after its value is available', async () => {
  let value: string | null = null;
  const { onSettled } = start(() => value);
  await vi.advanceTimersByTimeAsync(25_050);
  value = 'token';
  await vi.advanceTimersByTimeAsync(49);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('token');
});

it('a poll without a value resolves to null after 30 s', async () => {
  const { onSettled } = start(() => null);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(null);
  expect(vi.getTimerCount()).toBe(0);
});

it('an aborted poll resolves to null and does not read again', async () => {
  const read = vi.fn(() => null);
  const { abort, onSettled } = start(read);
  abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(null);
  expect(read).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll with an aborted signal reads nothing', async () => {
  const read = vi.fn(() => 'token');
  expect(await poll(read, AbortSignal.abort())).toBeNull();
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll that has ended has removed its listener from the signal', async () => {
  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  await poll(() => 'token', signal);
  expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
});
