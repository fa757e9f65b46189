import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShownCount, type ShownCountInput } from '@/features/catalogue/use-shown-count';
import { countListeners } from '../../helpers/listeners';

/** A page of this height in a window of 800 px. */
function layOut(scrollHeight: number, scrollY = 0) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Moves the browser to a history entry with the router's key and nothing else in it. */
const goTo = (key: string, state: object = {}) =>
  window.history.replaceState({ key, ...state }, '');

function open(input: Partial<ShownCountInput> = {}) {
  const listeners = countListeners(window);
  const initialProps = { total: 40, entry: 'a', filter: '', ...input };
  const hook = renderHook((props: ShownCountInput) => useShownCount(props), { initialProps });
  return {
    now: () => hook.result.current,
    change: (next: Partial<ShownCountInput>) => hook.rerender({ ...initialProps, ...next }),
    unmount: hook.unmount,
    listeners: () => listeners(['scroll', 'resize']),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  layOut(2000);
  goTo('a');
});
afterEach(() => void vi.useRealTimers());

describe('the number of tools that show', () => {
  it('grows from 9 to 15 after 500 ms of loading, not earlier', () => {
    const { now } = open();
    expect(now()).toEqual({ shown: 9, loading: false });
    pass(150);
    layOut(2000, 800);
    scroll();
    expect(now()).toEqual({ shown: 9, loading: true });
    layOut(4000, 800);
    pass(499);
    expect(now()).toEqual({ shown: 9, loading: true });
    pass(1);
    expect(now()).toEqual({ shown: 15, loading: false });
  });

  it('is checked at most every 150 ms of scrolling', () => {
    const { now } = open();
    pass(150);
    scroll();
    layOut(2000, 800);
    scroll();
    pass(149);
    expect(now().loading).toBe(false);
    pass(1);
    expect(now().loading).toBe(true);
  });

  it('is never more than there are tools, and then listens to nothing', () => {
    const { now, listeners } = open({ total: 12 });
    expect(listeners()).toEqual(['resize', 'scroll']);
    layOut(700);
    pass(150);
    resize();
    pass(500);
    expect(now()).toEqual({ shown: 12, loading: false });
    expect(listeners()).toEqual([]);
  });

  it('is all of 9 tools without any listener', () => {
    const { now, listeners } = open({ total: 9 });
    expect(now()).toEqual({ shown: 9, loading: false });
    expect(listeners()).toEqual([]);
  });

  it('grows by one step for each scroll', () => {
    const { now } = open();
    pass(150);
    layOut(2000, 900);
    scroll();
    pass(500);
    pass(2000);
    expect(now()).toEqual({ shown: 15, loading: false });
    scroll();
    pass(500);
    expect(now().shown).toBe(21);
  });

  it('does not change after unmounting, which removes listeners and timers', () => {
    const { listeners, unmount } = open();
    pass(10);
    scroll();
    layOut(700);
    resize();
    unmount();
    expect(listeners()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops loading when its page is left during a step', () => {
    layOut(700);
    const { unmount } = open();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the number of tools of a history entry', () => {
  const grow = () => {
    pass(150);
    layOut(700);
    resize();
    pass(500);
    layOut(2000);
  };

  it('is kept in the entry beside what the router keeps there', () => {
    goTo('a', { usr: { from: 'test' } });
    open();
    expect(window.history.state).toEqual({ key: 'a', usr: { from: 'test' } });
    grow();
    expect(window.history.state).toEqual({ key: 'a', usr: { from: 'test' }, shownTools: 15 });
  });

  it('is restored from it', () => {
    goTo('a', { shownTools: 21 });
    expect(open().now().shown).toBe(21);
  });

  it.each([9, 8, -15, '21', null, Number.NaN])('is 9 when %s is kept there', (shownTools) => {
    goTo('a', { shownTools });
    expect(open().now().shown).toBe(9);
  });

  it('is 9 for an entry that is not the browser’s current one', () => {
    goTo('b', { shownTools: 21 });
    expect(open().now().shown).toBe(9);
    grow();
    expect(window.history.state).toEqual({ key: 'b', shownTools: 21 });
  });

  it('is kept for a first entry, which has no key', () => {
    window.history.replaceState(null, '');
    open({ entry: 'default' });
    grow();
    expect(window.history.state).toEqual({ shownTools: 15 });
  });

  it('is 9 again for a new entry with another filter', () => {
    const { now, change } = open();
    grow();
    expect(now().shown).toBe(15);
    goTo('b');
    change({ entry: 'b', filter: 'other' });
    expect(now()).toEqual({ shown: 9, loading: false });
  });

  it('goes on with 15 for a new entry with the same filter', () => {
    const { now, change } = open();
    grow();
    goTo('b');
    change({ entry: 'b' });
    expect(now().shown).toBe(15);
    expect(window.history.state).toEqual({ key: 'b', shownTools: 15 });
  });

  it('is the entry’s own when the member goes back to it', () => {
    const { now, change } = open();
    goTo('b', { shownTools: 27 });
    change({ entry: 'b' });
    expect(now().shown).toBe(27);
  });

  it('does not take over a step that was loading in another entry', () => {
    const { now, change } = open();
    pass(150);
    layOut(700);
    resize();
    expect(now().loading).toBe(true);
    layOut(2000);
    goTo('b');
    change({ entry: 'b' });
    expect(now()).toEqual({ shown: 9, loading: false });
    pass(1000);
    expect(now().shown).toBe(9);
  });

  it('needs another scroll in a new entry', () => {
    const { now, change } = open();
    pass(150);
    scroll();
    goTo('b');
    layOut(900, 0);
    change({ entry: 'b' });
    pass(2000);
    expect(now().shown).toBe(9);
  });
});
