import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShownCount, type ShownCountInput } from '@/features/catalogue/explore/use-shown-count';
import { countListeners } from '../../../helpers/tabs';

/** Stubs the height of the page in a viewport of 800 px: jsdom has no layout. */
function stubLayout(scrollHeight: number, scrollY = 0) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', scrollY);
}
const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
const resize = () => act(() => void window.dispatchEvent(new Event('resize')));
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Replaces the browser's history entry by one with the router's key and the given state. */
const replaceEntry = (key: string, state: object = {}) =>
  window.history.replaceState({ key, ...state }, '');

function renderShownCount(input: Partial<ShownCountInput> = {}) {
  const listeners = countListeners(window);
  const initialProps = { total: 40, entry: 'a', filter: '', ...input };
  const hook = renderHook((props: ShownCountInput) => useShownCount(props), { initialProps });
  return {
    current: () => hook.result.current,
    change: (next: Partial<ShownCountInput>) => hook.rerender({ ...initialProps, ...next }),
    unmount: hook.unmount,
    listeners: () => listeners(['scroll', 'resize']),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  stubLayout(2000);
  replaceEntry('a');
});
afterEach(() => void vi.useRealTimers());

it('the number of shown tools grows from 9 to 15 after 500 ms of loading, not earlier', () => {
  const { current } = renderShownCount();
  expect(current()).toEqual({ shown: 9, loading: false });
  advance(150);
  stubLayout(2000, 800);
  scroll();
  expect(current()).toEqual({ shown: 9, loading: true });
  stubLayout(4000, 800);
  advance(499);
  expect(current()).toEqual({ shown: 9, loading: true });
  advance(1);
  expect(current()).toEqual({ shown: 15, loading: false });
});

it('scrolling checks the position at most every 150 ms', () => {
  const { current } = renderShownCount();
  advance(150);
  scroll();
  stubLayout(2000, 800);
  scroll();
  advance(149);
  expect(current().loading).toBe(false);
  advance(1);
  expect(current().loading).toBe(true);
});

it('a page that is too short to scroll shows more tools until all are shown, and then removes its listeners', () => {
  const { current, listeners } = renderShownCount({ total: 17 });
  expect(listeners()).toEqual(['resize', 'scroll']);
  stubLayout(700);
  advance(150);
  resize();
  advance(500);
  expect(current()).toEqual({ shown: 15, loading: true });
  advance(500);
  expect(current()).toEqual({ shown: 17, loading: false });
  expect(listeners()).toEqual([]);
});

it('a scroll to the end while more tools load shows 6 more after them', () => {
  const { current } = renderShownCount();
  advance(150);
  stubLayout(2000, 1200);
  scroll();
  advance(300);
  stubLayout(2400, 1600);
  scroll();
  advance(200);
  expect(current()).toEqual({ shown: 15, loading: true });
  stubLayout(4000, 1600);
  advance(500);
  expect(current()).toEqual({ shown: 21, loading: false });
});

it('a catalogue of 9 tools shows all without any listener', () => {
  const { current, listeners } = renderShownCount({ total: 9 });
  expect(current()).toEqual({ shown: 9, loading: false });
  expect(listeners()).toEqual([]);
});

it('the number of shown tools grows by one step for each scroll', () => {
  const { current } = renderShownCount();
  advance(150);
  stubLayout(2000, 900);
  scroll();
  advance(500);
  advance(2000);
  expect(current()).toEqual({ shown: 15, loading: false });
  scroll();
  advance(500);
  expect(current().shown).toBe(21);
});

it('unmounting while a check is pending removes its listeners and timers', () => {
  const { listeners, unmount } = renderShownCount();
  advance(10);
  scroll();
  stubLayout(700);
  resize();
  unmount();
  expect(listeners()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('unmounting while a step loads removes its timer', () => {
  stubLayout(700);
  const { unmount } = renderShownCount();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

describe('the number of tools of a history entry', () => {
  const grow = () => {
    advance(150);
    stubLayout(700);
    resize();
    advance(500);
    stubLayout(2000);
  };

  it('the number of shown tools is stored in the history entry and keeps the router’s state', () => {
    replaceEntry('a', { usr: { from: 'test' } });
    renderShownCount();
    expect(window.history.state).toEqual({ key: 'a', usr: { from: 'test' } });
    grow();
    expect(window.history.state).toEqual({
      key: 'a',
      usr: { from: 'test' },
      numbers: { shownCount: 15 },
    });
  });

  it('the number of shown tools is restored from the history entry', () => {
    replaceEntry('a', { numbers: { shownCount: 21 } });
    expect(renderShownCount().current().shown).toBe(21);
  });

  it.each([9, -15, 15.5, '21', null, Infinity])(
    'the number of shown tools is 9 when the history entry has %s',
    (shownCount) => {
      replaceEntry('a', { numbers: { shownCount } });
      expect(renderShownCount().current().shown).toBe(9);
    },
  );

  it('the number of shown tools is 9 when the browser’s current history entry is another one', () => {
    replaceEntry('b', { numbers: { shownCount: 21 } });
    expect(renderShownCount().current().shown).toBe(9);
    grow();
    expect(window.history.state).toEqual({ key: 'b', numbers: { shownCount: 21 } });
  });

  it('the number of shown tools is stored in a first history entry, which has no key', () => {
    window.history.replaceState(null, '');
    renderShownCount({ entry: 'default' });
    grow();
    expect(window.history.state).toEqual({ numbers: { shownCount: 15 } });
  });

  it('a new history entry with another filter shows 9 tools', () => {
    const { current, change } = renderShownCount();
    grow();
    expect(current().shown).toBe(15);
    replaceEntry('b');
    change({ entry: 'b', filter: 'other' });
    expect(current()).toEqual({ shown: 9, loading: false });
  });

  it('a new history entry with the same filter keeps the number of shown tools', () => {
    const { current, change } = renderShownCount();
    grow();
    replaceEntry('b');
    change({ entry: 'b' });
    expect(current().shown).toBe(15);
    expect(window.history.state).toEqual({ key: 'b', numbers: { shownCount: 15 } });
  });

  it('going back to a history entry shows the number of tools that is stored there', () => {
    const { current, change } = renderShownCount();
    replaceEntry('b', { numbers: { shownCount: 27 } });
    change({ entry: 'b' });
    expect(current().shown).toBe(27);
  });

  it('a step that was loading in another history entry is cancelled', () => {
    const { current, change } = renderShownCount();
    advance(150);
    stubLayout(700);
    resize();
    expect(current().loading).toBe(true);
    stubLayout(2000);
    replaceEntry('b');
    change({ entry: 'b' });
    expect(current()).toEqual({ shown: 9, loading: false });
    advance(1000);
    expect(current().shown).toBe(9);
  });

  it('a new history entry shows more tools only after another scroll', () => {
    const { current, change } = renderShownCount();
    advance(150);
    scroll();
    replaceEntry('b');
    stubLayout(900, 0);
    change({ entry: 'b' });
    advance(2000);
    expect(current().shown).toBe(9);
  });
});
