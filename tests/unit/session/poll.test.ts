import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '@/features/auth/poll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(read: () => string | null) {
  const controller = new AbortController();
  const settled = vi.fn();
  void poll(read, controller.signal).then(settled);
  return { abort: () => controller.abort(), settled };
}

it('a value that is there resolves the poll immediately and leaves no timer', async () => {
  const { settled } = start(() => 'token');
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith('token');
  expect(vi.getTimerCount()).toBe(0);
});

it('a value is read every 100 ms', async () => {
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

it('a value that comes later resolves the poll within 100 ms', async () => {
  let value: string | null = null;
  const { settled } = start(() => value);
  await vi.advanceTimersByTimeAsync(25_050);
  value = 'token';
  await vi.advanceTimersByTimeAsync(49);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('token');
});

it('a value that never comes ends the poll with null after 30 s', async () => {
  const { settled } = start(() => null);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
  expect(vi.getTimerCount()).toBe(0);
});

it('an abort ends the poll with null, and nothing is read after it', async () => {
  const read = vi.fn(() => null);
  const { abort, settled } = start(read);
  abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(null);
  expect(read).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll with an aborted signal reads nothing', async () => {
  const read = vi.fn(() => 'token');
  expect(await poll(read, AbortSignal.abort())).toBeNull();
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('a poll that has ended listens to its signal no more', async () => {
  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  await poll(() => 'token', signal);
  expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
});
