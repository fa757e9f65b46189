import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyCode, reloadOnce, useLazyCode } from '@/lib/lazy-code';

const FAILURE = new Error('The file is missing.');

/** Code whose download the test ends. */
function openCode() {
  const downloads: { resolve: (module: string) => void; reject: (error: Error) => void }[] = [];
  const importModule = vi.fn(
    () => new Promise<string>((resolve, reject) => void downloads.push({ resolve, reject })),
  );
  return { code: lazyCode(importModule), importModule, downloads };
}

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { pathname: '/explore', reload });
});

describe('lazyCode', () => {
  it('downloads a module once, however often it is loaded', async () => {
    const { code, importModule, downloads } = openCode();
    const first = code.load();
    const second = code.load();
    downloads[0]?.resolve('module');

    expect(await Promise.all([first, second, code.load()])).toEqual(['module', 'module', 'module']);
    expect(importModule).toHaveBeenCalledOnce();
    expect(code.getState()).toEqual({ module: 'module', failure: null });
  });

  it('rejects when the download fails, and downloads again when it is loaded again', async () => {
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

  it('notifies its subscribers of the module and of a failure, until they unsubscribe', async () => {
    const { code, downloads } = openCode();
    const [stays, leaves] = [vi.fn(), vi.fn()];
    code.subscribe(stays);
    const unsubscribe = code.subscribe(leaves);
    code.preload();
    downloads[0]?.reject(FAILURE);
    await vi.waitFor(() => expect(stays).toHaveBeenCalledTimes(1));
    unsubscribe();
    code.preload();
    downloads[1]?.resolve('module');
    await vi.waitFor(() => expect(code.getState().module).toBe('module'));

    expect(stays).toHaveBeenCalledTimes(3);
    expect(leaves).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['reloads the page', true, 1],
    ['leaves the page as it is', false, 0],
  ])('%s when a retry fails and the browser is online: %s', async (_, onLine, reloads) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { code, downloads } = openCode();
    code.retry();
    downloads[0]?.reject(FAILURE);
    await vi.waitFor(() => expect(code.getState().failure).not.toBeNull());
    await Promise.resolve();

    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('reloadOnce', () => {
  it('reloads the page for the first failure of a file on a page, and not for the second', () => {
    expect(reloadOnce(FAILURE)).toBe(true);
    expect(reloadOnce(FAILURE)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for another failure, and on another page', () => {
    reloadOnce(FAILURE);
    expect(reloadOnce('Another failure.')).toBe(true);
    vi.stubGlobal('location', { pathname: '/profile', reload });
    expect(reloadOnce(FAILURE)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('does not reload offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(FAILURE)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where the browser keeps nothing, because it would never stop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Site data is blocked.');
    });
    expect(reloadOnce(FAILURE)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('useLazyCode', () => {
  it('downloads the code when it becomes needed, and returns it when it is there', async () => {
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

  it('tries a failed download again when it becomes needed again', async () => {
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
});
