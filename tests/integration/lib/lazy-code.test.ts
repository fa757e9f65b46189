import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyCode } from '@/lib/browser/lazy-code';
import { useLazyCode } from '@/lib/react/use-lazy-code';

const FAILURE = new Error('The file is missing.');

/** A module whose download the test resolves or rejects. */
function openCode() {
  const downloads: { resolve: (module: string) => void; reject: (error: Error) => void }[] = [];
  const importModule = vi.fn(
    () => new Promise<string>((resolve, reject) => void downloads.push({ resolve, reject })),
  );
  return { code: lazyCode(importModule), importModule, downloads };
}

it('a module that is loaded several times is downloaded once', async () => {
  const { code, importModule, downloads } = openCode();
  const first = code.load();
  const second = code.load();
  downloads[0]?.resolve('module');

  expect(await Promise.all([first, second, code.load()])).toEqual(['module', 'module', 'module']);
  expect(importModule).toHaveBeenCalledOnce();
  expect(code.getState()).toEqual({ module: 'module', failure: null });
});

it('a module whose download fails rejects, and is downloaded again by the next load', async () => {
  const { code, importModule, downloads } = openCode();
  const first = code.load();
  downloads[0]?.reject(FAILURE);
  await expect(first).rejects.toBe(FAILURE);
  expect(code.getState()).toEqual({ module: null, failure: { error: FAILURE } });

  const second = code.load();
  expect(code.getState()).toEqual({ module: null, failure: null });
  downloads[1]?.resolve('module');
  expect(await second).toBe('module');
  expect(importModule).toHaveBeenCalledTimes(2);
});

it('the subscribers of a module are notified of the download and of a failure until they unsubscribe', async () => {
  const { code, downloads } = openCode();
  const [subscribed, unsubscribed] = [vi.fn(), vi.fn()];
  code.subscribe(subscribed);
  const unsubscribe = code.subscribe(unsubscribed);
  code.preload();
  downloads[0]?.reject(FAILURE);
  await vi.waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1));
  unsubscribe();
  code.preload();
  downloads[1]?.resolve('module');
  await vi.waitFor(() => expect(code.getState().module).toBe('module'));

  expect(subscribed).toHaveBeenCalledTimes(3);
  expect(unsubscribed).toHaveBeenCalledTimes(1);
});

it('useLazyCode downloads the code when it becomes needed, and returns it after the download', async () => {
  const { code, importModule, downloads } = openCode();
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyCode(code, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(importModule).not.toHaveBeenCalled();
  rerender({ isNeeded: true });
  expect(importModule).toHaveBeenCalledOnce();
  await act(async () => downloads[0]?.resolve('module'));

  expect(result.current.module).toBe('module');
});

it('useLazyCode retries a failed download when the code becomes needed again', async () => {
  const { code, importModule, downloads } = openCode();
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyCode(code, isNeeded), {
    initialProps: { isNeeded: true },
  });
  await act(async () => downloads[0]?.reject(FAILURE));
  expect(result.current).toEqual({ module: null, failure: { error: FAILURE } });
  rerender({ isNeeded: false });
  rerender({ isNeeded: true });

  expect(importModule).toHaveBeenCalledTimes(2);
});
