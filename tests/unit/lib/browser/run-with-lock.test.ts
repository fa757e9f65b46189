import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWithLock } from '@/lib/browser/run-with-lock';
import { deferred, flushTasks } from '../../../helpers/deferred';
import { createLocks } from '../../../helpers/locks';

const work = vi.fn<(hasWaited: boolean) => Promise<boolean>>();
const limit = { controller: new AbortController(), ms: 0 };

beforeEach(() => {
  work.mockReset().mockImplementation(async (hasWaited) => hasWaited);
  vi.stubGlobal('navigator', { locks: createLocks() });
  limit.controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limit.ms = ms;
    return limit.controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('work under a lock waits until the other tab releases the lock, and receives that it has waited', async () => {
  const otherTab = deferred<string>();
  const other = runWithLock('probe', () => otherTab.promise);
  const result = runWithLock('probe', work);
  await flushTasks();
  expect(work).not.toHaveBeenCalled();
  otherTab.resolve('done');
  expect(await other).toBe('done');
  expect(await result).toBe(true);
  expect(await runWithLock('probe', work)).toBe(false);
});

it('work runs without the lock when another tab has held it for 20 s', async () => {
  void runWithLock('probe', () => new Promise(() => undefined));
  const result = runWithLock('probe', work);
  await flushTasks();
  expect(work).not.toHaveBeenCalled();
  expect(limit.ms).toBe(20_000);
  limit.controller.abort();
  expect(await result).toBe(false);
});

it('work that takes longer than the limit, and fails, is not started a second time', async () => {
  const otherTab = deferred();
  void runWithLock('probe', () => otherTab.promise);
  const slow = deferred<boolean>();
  work.mockReturnValue(slow.promise);
  const result = runWithLock('probe', work);
  otherTab.resolve();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  limit.controller.abort();
  await flushTasks();
  slow.reject(new Error('lost'));
  await expect(result).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['has no locks', undefined],
  ['blocks them', { request: () => Promise.reject(new DOMException('Blocked.', 'SecurityError')) }],
])('work runs once, without a lock, where the browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  await runWithLock('probe', work);
  expect(work.mock.calls).toEqual([[false]]);
});
