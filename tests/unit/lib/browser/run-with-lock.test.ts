import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWithLock, type Locks } from '@/lib/browser/run-with-lock';
import { createLocks } from '../../../helpers/locks';

const TIMEOUT_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

/** Another tab that holds the lock until the test releases it, or forever. */
function heldBy(locks: Locks): () => void {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  void runWithLock({ name: 'probe', locks, work: () => done });
  return release;
}

it('work under a lock waits until the other tab releases the lock', async () => {
  const locks = createLocks();
  const release = heldBy(locks);
  const work = vi.fn(async () => 'done');
  const result = runWithLock({ name: 'probe', locks, work });
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).not.toHaveBeenCalled();
  release();
  expect(await result).toBe('done');
});

it('work runs without the lock when another tab has held it for 20 s, not earlier', async () => {
  const locks = createLocks();
  heldBy(locks);
  const work = vi.fn(async () => 'done');
  const result = runWithLock({ name: 'probe', locks, work });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 100);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await result).toBe('done');
});

it('work that takes longer than 20 s is not started a second time', async () => {
  const work = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return 'slow';
  });
  const result = runWithLock({ name: 'probe', locks: createLocks(), work });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('slow');
  expect(work).toHaveBeenCalledOnce();
});

it('work under a lock leaves no timer', async () => {
  await runWithLock({ name: 'probe', locks: createLocks(), work: async () => undefined });
  expect(vi.getTimerCount()).toBe(0);
});

it('work that fails rejects with its own error and is not started a second time', async () => {
  const work = vi.fn(() => Promise.reject(new Error('lost')));
  const result = runWithLock({ name: 'probe', locks: createLocks(), work });
  await expect(result).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});

it('work runs without a lock where the browser denies locks', async () => {
  const refusing: Locks = {
    request: () => Promise.reject(new DOMException('Blocked.', 'SecurityError')),
  };
  expect(await runWithLock({ name: 'probe', locks: refusing, work: async () => 'done' })).toBe(
    'done',
  );
});

it.each(['before it is requested', 'while it waits'])(
  'work is not started when its signal is aborted %s',
  async (when) => {
    const locks = createLocks();
    heldBy(locks);
    const controller = new AbortController();
    const work = vi.fn(never);
    if (when === 'before it is requested') controller.abort(new Error('Signed out.'));
    const result = runWithLock({ name: 'probe', locks, work, signal: controller.signal });
    controller.abort(new Error('Signed out.'));
    await expect(result).rejects.toThrow('Signed out.');
    expect(work).not.toHaveBeenCalled();
  },
);
