import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { saveTextFile } from '@/lib/save-file';
import { whenIdle } from '@/lib/when-idle';
import { countListeners } from '../../helpers/listeners';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('whenIdle', () => {
  it('asks the browser for an idle period within 2 s, and cancels that request', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const run = vi.fn();
    const stop = whenIdle(run);

    expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 });
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
    stop();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('runs after 200 ms in a browser that reports no idle periods', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn();
    whenIdle(run);

    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after a cancellation in a browser that reports no idle periods', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn();
    whenIdle(run)();

    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('afterPaint', () => {
  let paint: () => void;

  function start(readyState: DocumentReadyState) {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    let frame: (() => void) | undefined;
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      frame = callback;
      return 3;
    });
    vi.stubGlobal('cancelAnimationFrame', () => (frame = undefined));
    paint = () => frame?.();
    const loadListeners = countListeners(window);
    const run = vi.fn();
    return { run, stop: afterPaint(run), loadListeners: () => loadListeners(['load']) };
  }
  function expectRunAfter(ms: number, run: () => void) {
    vi.advanceTimersByTime(ms - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  }

  it('waits for the frame, however long it takes', () => {
    const { run } = start('complete');
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs 100 ms after the frame of a page that is loaded', () => {
    const { run, loadListeners } = start('complete');
    paint();
    expectRunAfter(100, run);
    expect(loadListeners()).toEqual([]);
  });

  it('runs 400 ms after the frame of a page whose files take longer', () => {
    const { run, loadListeners } = start('interactive');
    paint();
    expect(loadListeners()).toEqual(['load']);
    expectRunAfter(400, run);
    expect(loadListeners()).toEqual([]);
  });

  it('runs 100 ms after the load event, and only once', () => {
    const { run } = start('interactive');
    paint();
    vi.advanceTimersByTime(50);
    window.dispatchEvent(new Event('load'));
    expectRunAfter(100, run);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['before the frame', 'after the frame', 'after the load event'])(
    'does not run when it is cancelled %s',
    (when) => {
      const { run, stop, loadListeners } = start('interactive');
      if (when !== 'before the frame') paint();
      if (when === 'after the load event') window.dispatchEvent(new Event('load'));
      stop();
      paint();
      window.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(5000);

      expect(run).not.toHaveBeenCalled();
      expect(loadListeners()).toEqual([]);
    },
  );
});

describe('saveTextFile', () => {
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('frees the memory of the file 10 s after the download began', () => {
    const revoke = vi.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    saveTextFile('a.md', 'text', 'text/markdown');

    vi.advanceTimersByTime(9999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});
